import Report

extension PageSection {
  /// What change requests cost in each pattern.
  static let changes = PageSection(id: "changes", title: "What a change costs", view: .changes) { context in
    let document = ChangeComposer(ledger: context.content.ledger, detail: .page, showsParts: false).document
    return context.format.html(Array(document.sections.joined().dropFirst()), depth: 1)
  }
}
