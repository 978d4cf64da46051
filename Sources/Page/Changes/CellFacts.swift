import Catalog
import Records
import Report

/// What a cell of a change request breaks, repairs and collides with.
struct CellFacts {
  let cell: CellFinding
  let ledger: ChangeLedger

  private var request: ChangeRequest { cell.request }
  private var card: Card { cell.card }

  /// The terms with their meanings, without those of which there is nothing to
  /// say.
  @HTMLBuilder
  var html: [HTML] {
    fact("Does not hold", failures)
    fact("Tests broken by the product’s change", broken)
    fact("Repairs", repairs)
    fact("Arrows used for the first time", arrows)
    fact("Joined with the other requests of \(request.example)", joins)
  }

  private func fact(_ term: String, _ meaning: HTML?) -> HTML? {
    guard let meaning, !meaning.isEmpty else { return nil }
    return HTML.div {
      HTML.dt { term }
      HTML.dd { meaning }
    }
  }

  private var arrows: HTML? {
    guard let arrows = cell.result?.firstArrows, !arrows.isEmpty else {
      return nil
    }
    return Self.list(arrows)
  }

  // MARK: What fails

  /// What fails; nil if nothing does.
  private var failures: HTML? {
    guard let result = cell.result, !result.isGood else { return nil }
    let outcomes = [
      failure("tests through the logic", result.logicTests),
      failure("tests of a part", result.partTests),
      failure("tests of the card", result.cardTests),
      failure("scenarios", result.scenarios),
    ]
    let first = [result.compileError] + outcomes
    return Self.list(first.compactMap(\.self) + result.breaches)
  }

  /// How many of some tests fail; nil if none does.
  private func failure(_ name: String, _ outcome: TestOutcome) -> String? {
    guard outcome.failed > 0 else { return nil }
    return "\(outcome.failed) of \(outcome.count) \(name) fail"
  }

  /// The tests that the product's change alone breaks, or what to do about a
  /// cell without a result of the code as it is.
  private var broken: HTML {
    guard let broken = cell.result?.broken else {
      return .prose(
        """
        No record of the code as it is. \
        `swift run compare changes \(request.id) \(card.id) --record` makes one.
        """)
    }
    let files = broken.files.map { "\($0) no longer compiles" }
    let tests = broken.logic + broken.parts + broken.card
    return Self.list(
      files + tests.map { "\($0) fails" },
      title: Self.title(of: broken))
  }

  private static func title(of broken: BrokenTests) -> String {
    var counts: [String] = []
    if !broken.files.isEmpty {
      counts.append("files that no longer compile: \(broken.files.count)")
    }
    if broken.failing > 0 {
      counts.append("tests that fail: \(broken.failing)")
    }
    return counts.joined(separator: "; ")
  }

  // MARK: What is repaired

  /// The files of older tests that the cell edits; nil if it edits none.
  private var repairs: HTML? {
    let edited = cell.size.tests.filter { $0.kind == .edited }
    guard !edited.isEmpty else { return nil }
    var repairs = edited.map { file in
      "\(file.name) +\(file.addedLines) −\(file.removedLines)"
    }
    let count = cell.size.removedAssertions
    if count > 0 {
      repairs.append("expectations removed or reworded: \(count)")
    }
    return Self.list(
      repairs,
      title: "files of tests that are edited: \(edited.count)")
  }

  // MARK: What collides

  /// What came of joining the cell with those of the example's other requests;
  /// nil if there are none.
  private var joins: HTML? {
    let pairs = ChangeRequest.pairs.filter { pair in
      pair.first == request || pair.second == request
    }
    guard !pairs.isEmpty else { return nil }
    return Self.list(
      pairs.map { pair in
        let requests = [pair.first, pair.second]
        let other = requests.first { $0 != request } ?? request
        return "\(other.id): \(outcome(ofPair: pair.id))"
      })
  }

  private func outcome(ofPair pair: String) -> String {
    let merge = ledger.merges.first { merge in
      merge.pair == pair && merge.pattern == card.id
    }
    guard let merge else { return "no record of the code as it is" }
    if !merge.collisions.isEmpty {
      return "collides in \(merge.collisions.joined(separator: ", "))"
    }
    if merge.holds { return "no collision, and all scenarios of both pass" }
    return "no collision, but scenarios fail"
  }

  // MARK: Lists

  /// The most items that are not folded.
  private static let most = 2

  /// Some items: one alone, a few as a list, and more of
  /// them folded below a title.
  private static func list(_ items: [String], title: String = "") -> HTML {
    if items.isEmpty { return .text("none") }
    if items.count == 1 { return .prose(items[0]) }
    let list = HTML.ul {
      for item in items { HTML.li { HTML.prose(item) } }
    }
    if title.isEmpty || items.count <= most { return list }
    return HTML.folded(title, .class("items")) { list }
  }
}
