import Catalog
import Report
import Verdicts

/// How far a pattern is from the others, by the lines of their folders that
/// differ.
struct PatternNeighbours {
  let card: Card
  let files: [PatternFiles]
  let findings: Findings
  let format: HTMLFormat

  private typealias Column = HTMLTable<Neighbour>.Column

  /// The number of neighbours that stand here with sentences; a table below has
  /// all.
  private static let nearest = 2

  /// The section; nil without another pattern.
  var html: HTML? {
    let neighbours = self.neighbours
    guard !neighbours.isEmpty else { return nil }
    let near = neighbours.prefix(Self.nearest)
    return HTML.section(.class("neighbours")) {
      HTML.lines {
        HTML.h3 { "How far it is to its neighbours" }
        HTML.ul {
          HTML.lines {
            for neighbour in near { HTML.li { sentence(neighbour) } }
          }
        }
        near.map(details)
        HTML.folded("All others, the nearest first") {
          HTML.lines {
            table(neighbours)
            HTML.soft(Self.legend)
          }
        }
      }
    }
  }

  /// The other patterns, the one with the smallest share of differing lines
  /// first.
  private var neighbours: [Neighbour] {
    guard let own = files.first(where: { $0.card.id == card.id }) else {
      return []
    }
    let others = files.filter { $0.card.id != card.id }
    let neighbours = others.map { other in
      Neighbour(
        card: other.card,
        difference: FolderDifference(from: own, to: other))
    }
    return neighbours.sortedStably(by: \.difference.share)
  }

  // MARK: In sentences

  private func sentence(_ neighbour: Neighbour) -> HTML {
    let difference = neighbour.difference
    return HTML.pieces {
      link(to: neighbour.card)
      """
      : of 100 lines of both, \(neighbour.percent) stand in one of them only. \
      \(neighbour.commonFiles) the same name, \
      \(difference.equalFiles) of these with the same code; \
      \(difference.filesOfFirst) are only in \(card.name), \
      \(difference.filesOfSecond) only in \(neighbour.card.name).
      """
    }
  }

  /// What the difference means: the sentences of the comparison of the two.
  private func details(of neighbour: Neighbour) -> HTML {
    let other = neighbour.card
    let composer = Composer(
      findings: findings.pair(card.id, other.id),
      detail: .page)
    return HTML.folded("\(card.name) and \(other.name) in sentences") {
      format.html(composer.differences)
      HTML.p {
        linkToCode(besides: other)
        "; all lines that differ: "
        HTML.code { "diff -r \(Self.folder(card)) \(Self.folder(other))" }
      }
    }
  }

  private static func folder(_ card: Card) -> String {
    "Sources/Patterns/\(card.module)"
  }

  private func linkToCode(besides other: Card) -> HTML {
    // What the script of the views reads.
    let choices = "{\"patterns\":[\"\(card.id)\",\"\(other.id)\"]}"
    return HTML.link(to: .code, choices: choices) {
      "The code of both side by side"
    }
  }

  // MARK: As a table

  private func table(_ neighbours: [Neighbour]) -> HTML {
    let table = HTMLTable(rows: neighbours, columns: Self.columns) {
      link(to: $0.card)
    }
    return table.html()
  }

  @ListBuilder<Column>
  private static var columns: [Column] {
    Column.number("lines that differ") { "\($0.percent) %" }
    Column.number("lines only here") { neighbour in
      let difference = neighbour.difference
      return "\(difference.linesOfFirst) of \(difference.allLinesOfFirst)"
    }
    Column.number("lines only there") { neighbour in
      let difference = neighbour.difference
      return "\(difference.linesOfSecond) of \(difference.allLinesOfSecond)"
    }
    Column.number("equal files") { "\($0.difference.equalFiles)" }
    Column.number("files of one name that differ") { neighbour in
      "\(neighbour.difference.differingFiles)"
    }
    Column.number("files only here") { "\($0.difference.filesOfFirst)" }
    Column.number("files only there") { "\($0.difference.filesOfSecond)" }
  }

  private static let legend = """
    All examples, file by file of the same name; blank lines, imports and \
    comments are left out, and composition roots count as one name. A type of \
    another name is another file, so a pattern that only renames its roles is \
    far away.
    """

  private func link(to card: Card) -> HTML {
    HTML.pieces {
      card.linkToArticle
      card.misuseMark
    }
  }
}
