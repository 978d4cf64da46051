import Catalog
import CodeGraph
import Examples
import Measures
import Report
import Verdicts

/// The code and the tests of the patterns side by side: the inside of the page's section `compare`.
///
/// Every line stands in the page once. Radio buttons and check boxes pick what is seen, by the style alone.
struct SideBySidePage {
  let content: PageContent
  private let cards: [Card]
  private let examples: [Example]
  /// The lines that the page shows of each file.
  private let shown: [String: [Range<Int>]]
  /// The id of each file, with which those of its lines begin.
  private let ids: [String: String]

  init(content: PageContent) {
    self.content = content
    let listings = content.listings.joined()
    cards = content.findings.patterns.map(\.card)
    examples = content.listings.compactMap(\.first?.example)
    var shown: [String: [Range<Int>]] = [:]
    var ids: [String: String] = [:]
    for listing in listings {
      for file in listing.sections.flatMap(\.files) + [listing.root].compactMap(\.self) {
        shown[file.path] = [1..<file.lines.count + 1]
        let folder = file.folder.map { "\($0.lowercased())-" } ?? ""
        ids[file.path] = "\(listing.card.id)-\(folder)\(file.type)"
      }
    }
    for pattern in content.tests.flatMap(\.patterns) {
      for snippet in pattern.tests.flatMap({ [$0.test] + $0.setUp + $0.types }) {
        let place = snippet.place
        shown[place.file, default: []].append(place.line..<place.line + snippet.lines.count)
        ids[place.file] = "\(pattern.pattern)-tests-\(place.fileName.replacing(".swift", with: ""))"
      }
    }
    (self.shown, self.ids) = (shown, ids)
  }

  /// The id of the element that shows a line of code or of a test; nil if the page does not show it.
  func id(of place: Place) -> String? {
    guard shown[place.file]?.contains(where: { $0.contains(place.line) }) == true else { return nil }
    return ids[place.file].map { "\($0)-\(place.line)" }
  }

  /// The section; only the lines that the rest of the page links to have an id, the script gives the others theirs.
  func html(linked: Set<String>) -> String {
    var renderer = CodeRenderer(linked: linked)
    let parts = Part.allCases.map { part in
      row(part.rawValue.capitalized) { card in column(part, of: card, &renderer) }
    }
    let tests = content.tests.enumerated().map { number, comparison in
      self.tests(in: comparison, number, &renderer)
    }
    return """
      <p>Pick an example and two or more patterns. Their code stands side by side, part by part, and their tests, name by name.
      With two patterns, a script marks the lines that differ between files of one name, or of one place in their part.</p>
      \(parts.joined(separator: "\n"))
      <h3 id="compare-tests">Tests</h3>
      \(tests.joined(separator: "\n"))
      """
  }

  /// The controls that pick an example and patterns, of code and sequences; the first two patterns are picked at first.
  var picker: String {
    let first = examples.firstIndex(of: Card.workflowExample) ?? 0
    func input(
      _ type: String, _ name: String, _ number: Int, _ label: String, _ value: String, _ isPicked: Bool
    )
      -> String
    {
      """
      <label><input type="\(type)" name="side-\(name)" id="pick-\(name)\(number)" value="\(HTMLText.escaped(value))"\(isPicked ? " checked" : "")> \
      \(HTMLText.escaped(label))</label>
      """
    }
    let radios = examples.enumerated().map { input("radio", "example", $0, $1.name, $1.id, $0 == first) }
    let boxes = cards.enumerated().map { input("checkbox", "pattern", $0, $1.name, $1.id, $0 < 2) }
    return """
      <form class="pick"><fieldset><legend>Example</legend>\(radios.joined(separator: " "))
      <span class="js"><button type="button" id="previous-difference">Previous difference</button>
      <button type="button" id="next-difference">Next difference</button> <output id="differences"></output></span></fieldset>
      <fieldset><legend>Patterns</legend>\(boxes.joined(separator: " "))</fieldset></form>
      """
  }

  /// A row with a column for each pattern; a pattern without content has an empty one.
  private func row(_ title: String, classes: String = "", column: (Card) -> String) -> String {
    let columns = cards.enumerated().map { number, card in
      """
      <div class="side p\(number)"><h5>\(HTMLText.escaped(card.name))</h5>\(column(card))</div>
      """
    }
    return """
      <section class="row\(classes)"><h4>\(HTMLText.escaped(title))</h4><div class="sides">\(columns.joined(separator: "\n"))</div></section>
      """
  }

  /// A part of a pattern: its roles, and the files of all examples.
  private func column(_ part: Part, of card: Card, _ renderer: inout CodeRenderer) -> String {
    var html = ""
    for (number, listings) in content.listings.enumerated() {
      guard let listing = listings.first(where: { $0.card.id == card.id }),
        let section = listing.sections.first(where: { $0.part == part })
      else { continue }
      let head = section.roles.isEmpty ? "no part of its own" : section.roles.joined(separator: ", ")
      html += "<p class=\"ex ex\(number)\">\(HTMLText.escaped(head))</p>"
      for file in section.files + (part == .wiring ? [listing.root].compactMap(\.self) : []) {
        // A file in more than one listing belongs to all examples.
        let isCommon = file == listing.root || file.folder == PatternCode.commonFolder
        let code = renderer.file(
          file.path.replacing("Sources/Patterns/", with: ""), lines: file.lines, id: ids[file.path])
        html += isCommon ? code : "<div class=\"ex ex\(number)\">\(code)</div>"
      }
      if !section.shared.isEmpty {
        let note = SourceComposer.notes(section, listing)[0]
        html += "<p class=\"ex ex\(number)\">\(HTMLText.escaped(note))</p>"
      }
    }
    return html
  }

  /// The tests of an example in rows of one name, then what they share.
  private func tests(in comparison: TestComparison, _ number: Int, _ renderer: inout CodeRenderer) -> String {
    func row(_ title: String, isTest: Bool = false, _ snippets: (PatternTests) -> [Snippet]) -> String {
      let own = cards.map { card in
        comparison.patterns.first { $0.pattern == card.id }.map(snippets) ?? []
      }
      // Hidden unless a picked pattern has something in it.
      let has = own.indices.filter { !own[$0].isEmpty }.map { " has\($0)" }.joined()
      return self.row(title, classes: " some ex ex\(number)\(has)") { card in
        let place = cards.firstIndex(of: card) ?? 0
        let code = own[place].map { snippet in
          renderer.file(
            String(snippet.place.description.dropFirst("Tests/".count)), lines: snippet.lines,
            id: ids[snippet.place.file], name: isTest ? nil : snippet.name, from: snippet.place.line)
        }
        return code.isEmpty ? "<p>none" : code.joined()
      }
    }
    let rows = comparison.names.map { name in
      row(name, isTest: true) { $0.tests.filter { $0.name == name }.map(\.test) }
    }
    return
      (rows + [
        row("Set-up and helpers of the suite") { $0.tests.flatMap(\.setUp).distinct() },
        row("Other types of the test target") { $0.tests.flatMap(\.types).distinct() },
      ]).joined(separator: "\n")
  }
}
