import Report

/// A section of the catalogue's page: a heading and what stands below it.
///
/// To add one, write it in a file of its own, as an extension with a static
/// property, and add that to ``all``.
struct PageSection: Sendable {
  /// The id of the section's element, by which links lead to it.
  let id: String
  /// The text of the heading.
  let title: String
  /// The view that shows the section.
  let view: PageView
  /// Ids that the section had before, so that old links still lead to it.
  var formerIDs: [String] = []
  /// Whether the section shows code: it is made after the others, because it
  /// gives ids to the lines that these link to.
  var showsCode = false
  /// Makes the HTML below the heading.
  let html: @Sendable (SectionContext) throws(ReportError) -> HTML

  /// All sections, in their order in the document.
  static let all: [PageSection] = [
    .start,
    .code,
    .tests,
    .play,
    .changes,
    .pattern,
    .figures,
    .choose,
    .words,
    .literature,
    .find,
  ]

  /// The section's element.
  func element(in context: SectionContext) throws(ReportError) -> HTML {
    let inside = try html(context)
    return HTML.section(.id(id)) {
      HTML.lines {
        HTML.pieces {
          for former in formerIDs { HTML.span(.id(former)) }
          HTML.h2 { title }
        }
        inside
      }
    }
  }
}
