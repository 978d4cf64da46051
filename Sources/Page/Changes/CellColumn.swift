import Catalog
import Measures
import Records
import Report

/// A pattern's cell of a change request: what it breaks, what it
/// collides with, and its code.
struct CellColumn {
  let cell: CellFinding
  /// The version of another author; nil without one.
  let second: CellFinding?
  let ledger: ChangeLedger
  let patch: PatchHTML
  let format: HTMLFormat

  private var request: ChangeRequest { cell.request }
  private var card: Card { cell.card }

  /// The number of elements in the column, which stand in rows with
  /// those of other columns.
  static let rowCount = 4 + Part.allCases.count

  /// The id by which links lead to a cell.
  static func id(of request: ChangeRequest.ID, in card: Card) -> String {
    "cell-\(request)-\(card.id)"
  }

  var html: String {
    let parts = Part.allCases.map(part)
    return """
      <div class="side cell" id="\(Self.id(of: request.id, in: card))" data-for="\(card.id)" role="group" aria-label="\(HTMLText.escaped(card.name))">\
      <h4>\(HTMLText.escaped(card.name))</h4>
      <dl>\(facts.joined(separator: "\n"))</dl>
      \(parts.joined(separator: "\n"))
      <div>\(tests(of: cell))</div>
      <div>\(secondVersion)</div></div>
      """
  }

  /// What changes in the roles of a part.
  private func part(_ part: Part) -> String {
    let name = part.rawValue.capitalized
    let files = productFiles(of: cell).filter { self.part(of: $0, in: cell) == part }
    if files.isEmpty {
      let hasRole = part == .wiring || card.roles.contains { $0.part == part }
      return "<div class=\"none\"><h5>\(name): \(hasRole ? "unchanged" : "no role")</h5></div>"
    }
    let code = files.map { patch.file($0, note: place(of: $0, in: cell)) }
    return "<div><h5>\(name)</h5>\(code.joined(separator: "\n"))</div>"
  }

  // MARK: Facts

  private var facts: [String] {
    let result = cell.result
    let predictions = format.html(
      ChangeComposer(ledger: ledger, detail: .page).predictions(on: request, for: card))
    return [
      fact("Does not hold", result.flatMap(failuresIfAny)),
      fact("Tests broken by the product’s change", result.map { broken($0.broken) } ?? missingRecord),
      fact("Repairs", repairs),
      fact("Arrows used for the first time", result?.firstArrows.flatMap(Self.listIfAny)),
      fact("Joined with the other requests of \(request.example)", joins),
      fact("Foretold of this pattern’s claims, and what came out", predictions),
    ].compactMap(\.self)
  }

  /// A term with its meaning as HTML; nil without one.
  private func fact(_ term: String, _ meaning: String?) -> String? {
    guard let meaning, !meaning.isEmpty else { return nil }
    return "<div><dt>\(HTMLText.escaped(term))</dt><dd>\(meaning)</dd></div>"
  }

  /// What to do about a cell without a result of the code as it is.
  private var missingRecord: String {
    let command = "swift run compare changes \(request.id) \(card.id) --record"
    return "No record of the code as it is. <code>\(HTMLText.escaped(command))</code> makes one."
  }

  private func broken(_ broken: BrokenTests) -> String {
    let files = broken.files.map { "\($0) no longer compiles" }
    let tests = (broken.logic + broken.parts + broken.card).map { "\($0) fails" }
    return Self.list(files + tests, title: Self.title(of: broken))
  }

  private static func title(of broken: BrokenTests) -> String {
    var counts: [String] = []
    if !broken.files.isEmpty { counts.append("files that no longer compile: \(broken.files.count)") }
    if broken.failing > 0 { counts.append("tests that fail: \(broken.failing)") }
    return counts.joined(separator: "; ")
  }

  /// The files of older tests that the cell edits; nil if it edits none.
  private var repairs: String? {
    let edited = cell.size.tests.filter { $0.kind == .edited }
    guard !edited.isEmpty else { return nil }
    var repairs = edited.map { "\($0.name) +\($0.addedLines) −\($0.removedLines)" }
    let count = cell.size.removedAssertions
    if count > 0 { repairs.append("expectations removed or reworded: \(count)") }
    return Self.list(repairs, title: "files of tests that are edited: \(edited.count)")
  }

  /// What fails; nil if nothing does.
  private func failuresIfAny(of result: CellResult) -> String? {
    if result.isGood { return nil }
    return failures(of: result)
  }

  private func failures(of result: CellResult) -> String {
    let outcomes = [
      ("tests through the logic", result.logicTests), ("tests of a part", result.partTests),
      ("tests of the card", result.cardTests), ("scenarios", result.scenarios),
    ]
    let failing = outcomes.filter { $0.1.failed > 0 }.map { "\($0.1.failed) of \($0.1.count) \($0.0) fail" }
    return Self.list([result.compileError].compactMap(\.self) + failing + result.breaches)
  }

  /// What came of joining the cell with those of the example's other requests;
  /// nil if there are none.
  private var joins: String? {
    let pairs = ChangeRequest.pairs.filter { $0.first == request || $0.second == request }
    guard !pairs.isEmpty else { return nil }
    let items = pairs.map { pair in
      let other = [pair.first, pair.second].first { $0 != request } ?? request
      let merge = ledger.merges.first { $0.pair == pair.id && $0.pattern == card.id }
      return "\(other.id): \(merge.map(Self.words) ?? "no record of the code as it is")"
    }
    return Self.list(items)
  }

  private static func words(of merge: MergeResult) -> String {
    if !merge.collisions.isEmpty { return "collides in \(merge.collisions.joined(separator: ", "))" }
    if merge.holds { return "no collision, and all scenarios of both pass" }
    return "no collision, but scenarios fail"
  }

  /// The most items that are not folded.
  private static let most = 2

  /// Some items; nil without any.
  private static func listIfAny(_ items: [String]) -> String? {
    if items.isEmpty { return nil }
    return list(items)
  }

  /// Some items: one alone, a few as a list, and more of
  /// them folded below a title.
  private static func list(_ items: [String], title: String = "") -> String {
    if items.isEmpty { return "none" }
    if items.count == 1 { return HTMLText.prose(items[0]) }
    let list = "<ul>\(items.map { "<li>\(HTMLText.prose($0))" }.joined())</ul>"
    if title.isEmpty || items.count <= most { return list }
    return "<details class=\"items\"><summary>\(HTMLText.escaped(title))</summary>\(list)</details>"
  }

  // MARK: Code

  private func productFiles(of cell: CellFinding) -> [PatchedFile] {
    cell.files.filter { cellPart(of: $0, in: cell) != nil }
  }

  private func testFiles(of cell: CellFinding) -> [PatchedFile] {
    cell.files.filter { cellPart(of: $0, in: cell) == nil }
  }

  private func cellPart(of file: PatchedFile, in cell: CellFinding) -> CellPart? {
    cell.size.product.first { $0.name == file.typeName }
  }

  private func part(of file: PatchedFile, in cell: CellFinding) -> Part? {
    guard let own = cellPart(of: file, in: cell) else { return nil }
    if own.isWiring { return .wiring }
    return card.roles.first { $0.name == own.role }?.part
  }

  private func place(of file: PatchedFile, in cell: CellFinding) -> String {
    cellPart(of: file, in: cell)?.role ?? "composition root"
  }

  private func tests(of cell: CellFinding) -> String {
    let files = testFiles(of: cell)
    guard !files.isEmpty else { return "" }
    let title = "Tests: \(counted(files.count, "file")) \(PatchHTML.count(of: files))"
    let code = files.map { patch.file($0, note: "tests", isOpen: true) }.joined(separator: "\n")
    return "<details class=\"tests\"><summary>\(title)</summary>\(code)</details>"
  }

  private var secondVersion: String {
    guard let second else { return "" }
    let files = productFiles(of: second).map {
      patch.file($0, note: place(of: $0, in: second), isOpen: true)
    }
    let figures = OverviewFigure.all.map { $0.words(of: second) }
    return """
      <details class="second"><summary>Second version, by another author who had seen no other cell: \
      \(figures.joined(separator: ", "))</summary>\(files.joined(separator: "\n"))\(testsOfSecond(second))</details>
      """
  }

  /// How much the tests of the second version change, and where they are: in
  /// whole they would take a tenth of the section.
  private func testsOfSecond(_ second: CellFinding) -> String {
    let files = testFiles(of: second)
    guard !files.isEmpty else { return "" }
    let folder = second.version.folder(of: request, in: card)
    return """
      <p>Tests: \(counted(files.count, "file")) \(PatchHTML.count(of: files)), in \
      <code>\(HTMLText.escaped(folder))/tests.patch</code>
      """
  }
}
