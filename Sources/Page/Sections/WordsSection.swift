import Report

extension PageSection {
  /// The terms of the reports.
  static let words = PageSection(
    id: "words",
    title: "Words",
    view: .words
  ) { context in
    let document = Glossary.document(
      of: context.content.glossary,
      isWhole: true,
      .page)
    return context.format.html(
      document.sections.joined().belowHeading,
      depth: 1,
      prefix: "word-")
  }
}
