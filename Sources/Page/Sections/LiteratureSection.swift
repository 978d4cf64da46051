import Report

extension PageSection {
  /// The sources of all cards.
  static let literature = PageSection(
    id: "literature",
    title: "Literature",
    view: .literature
  ) { context in
    let composer = Composer(findings: context.content.findings, detail: .page)
    return context.format.html(composer.sources.belowHeading)
  }
}
