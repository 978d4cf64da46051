import Catalog
import Examples
import Measures
import Verdicts

/// A file of the logic, or of the first part that has any.
struct CodePiece {
  let example: Example
  let content: PageContent
  let rows: StartRows

  /// A file with fewer lines decides little.
  private static let leastLines = 13

  /// The row; empty without code.
  var html: HTML {
    let listings = content.listings.joined().filter { listing in
      listing.example == example
    }
    guard !listings.isEmpty else { return .empty }
    return rows.row("Where it is decided", of: example) { card in
      let own = listings.first { $0.card.id == card.id }
      guard let file = own.flatMap(Self.file) else {
        return HTML.p.open { "none" }
      }
      return html(of: file)
    }
  }

  /// The first file of its part that decides something, or the first at all.
  private static func file(in listing: CodeListing) -> SourceFile? {
    let sections = listing.sections.filter { !$0.files.isEmpty }
    let logic = sections.first { $0.part == .logic }
    guard let files = (logic ?? sections.first)?.files else { return nil }
    let long = files.first { $0.lines.count >= leastLines }
    return long ?? files.first
  }

  private func html(of file: SourceFile) -> HTML {
    let code = file.lines.drop { line in
      line.hasPrefix("import ") || line.isEmpty
    }
    return HTML.lines {
      HTML.p(.class("path")) {
        "\(file.type).swift, \(file.lines.count) lines"
      }
      StartRows.code(Array(code))
      HTML.p {
        HTML.link(to: .code) { "All code" }
      }
    }
  }
}
