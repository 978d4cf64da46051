import Catalog
import Report
import Verdicts

/// How far a pattern is from the others, by the lines of
/// their folders that differ.
struct PatternNeighbours {
  let card: Card
  let files: [PatternFiles]
  let findings: Findings
  let format: HTMLFormat

  /// A pattern with its difference from the one of the article.
  private struct Neighbour {
    let card: Card
    let difference: FolderDifference
  }

  /// The number of neighbours that stand here with sentences;
  /// a table below has all.
  private static let nearest = 2

  var html: String {
    let neighbours = self.neighbours
    guard !neighbours.isEmpty else { return "" }
    let near = neighbours.prefix(Self.nearest)
    return """
      <section class="neighbours"><h3>How far it is to its neighbours</h3>
      <ul>\(near.map { "<li>\(sentence($0))" }.joined(separator: "\n"))</ul>
      \(near.map(details).joined(separator: "\n"))
      <details><summary>All others, the nearest first</summary>\(table(neighbours))</details></section>
      """
  }

  /// The other patterns, the one with the smallest share of
  /// differing lines first.
  private var neighbours: [Neighbour] {
    guard let own = files.first(where: { $0.card.id == card.id }) else { return [] }
    let others = files.filter { $0.card.id != card.id }
    return others.map { Neighbour(card: $0.card, difference: FolderDifference(from: own, to: $0)) }
      .enumerated().sorted {
        ($0.element.difference.share, $0.offset) < ($1.element.difference.share, $1.offset)
      }
      .map(\.element)
  }

  private func sentence(_ neighbour: Neighbour) -> String {
    let difference = neighbour.difference
    let common = difference.equalFiles + difference.differingFiles
    return """
      \(link(to: neighbour.card)): of 100 lines of both, \(Self.percent(difference.share)) stand in one of them only. \
      \(common == 1 ? "1 file has" : "\(common) files have") the same name, \(difference.equalFiles) of these with the same code; \
      \(difference.filesOfFirst) are only in \(HTMLText.escaped(card.name)), \(difference.filesOfSecond) only in \
      \(HTMLText.escaped(neighbour.card.name)).
      """
  }

  /// What the difference means: the sentences of the comparison of the two.
  private func details(of neighbour: Neighbour) -> String {
    let composer = Composer(findings: findings.pair(card.id, neighbour.card.id), detail: .page)
    let sentences = format.html(composer.differences)
    let command = "diff -r Sources/Patterns/\(card.module) Sources/Patterns/\(neighbour.card.module)"
    return """
      <details><summary>\(HTMLText.escaped("\(card.name) and \(neighbour.card.name) in sentences"))</summary>\
      \(sentences)<p><a href="#code" data-to="code" data-choices="\(choice(of: neighbour.card))">The code of both side by side</a>; \
      all lines that differ: <code>\(HTMLText.escaped(command))</code></p></details>
      """
  }

  /// The choice of the two patterns, as JSON for the script of the views.
  private func choice(of other: Card) -> String {
    HTMLText.escaped("{\"patterns\":[\"\(card.id)\",\"\(other.id)\"]}")
  }

  private func table(_ neighbours: [Neighbour]) -> String {
    let rows = neighbours.map { neighbour in
      let difference = neighbour.difference
      let figures = [
        "\(Self.percent(difference.share)) %", "\(difference.linesOfFirst) of \(difference.allLinesOfFirst)",
        "\(difference.linesOfSecond) of \(difference.allLinesOfSecond)", "\(difference.equalFiles)",
        "\(difference.differingFiles)", "\(difference.filesOfFirst)", "\(difference.filesOfSecond)",
      ]
      let cells = figures.map { "<td class=\"right\">\($0)" }.joined()
      return "<tr><th scope=\"row\">\(link(to: neighbour.card))</th>\(cells)</tr>"
    }
    let heads = [
      "lines that differ", "lines only here", "lines only there", "equal files",
      "files of one name that differ", "files only here", "files only there",
    ].map { "<th scope=\"col\" class=\"right\">\($0)</th>" }
    return """
      <div class="scroll" tabindex="0"><table><thead><tr><td></td>\(heads.joined())</tr></thead>\
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      <p class="soft">All examples, file by file of the same name; blank lines, imports and comments are left out, and composition \
      roots count as one name. A type of another name is another file, so a pattern that only renames its roles is far away.</p>
      """
  }

  private func link(to card: Card) -> String {
    "<a href=\"#pattern-\(card.id)\">\(HTMLText.escaped(card.name))</a>\(card.misuseMark)"
  }

  /// A share in per cent; only an exact one is 0 or 100.
  private static func percent(_ share: Double) -> Int {
    let rounded = Int((share * 100).rounded())
    if rounded == 0, share > 0 { return 1 }
    return rounded == 100 && share < 1 ? 99 : rounded
  }
}
