import CompareCommand
import Foundation
import Measures
import PackageLayout
import TestSupport
import Testing

@testable import Catalog
@testable import Records

/// Claims on change are judged by their predictions, and by more than two authors differ.
@Suite struct PredictionTests {
  // MARK: One prediction

  @Test(
    arguments: [
      (.fewer(.editedTypes, than: ["b"]), [3], [5], 1, .holds),
      (.fewer(.editedTypes, than: ["b"]), [3], [5], 2, .spread),
      (.fewer(.editedTypes, than: ["b"]), [5], [5], 0, .equal),
      (.fewer(.editedTypes, than: ["b"]), [7], [5], 1, .fails),
      (.fewer(.editedTypes, than: ["b"]), [6], [5], 1, .spread),
      (.fewer(.editedTypes, than: ["b", "c"]), [3], [9, 2], 0, .fails),
      (.fewer(.editedTypes, than: ["b"], by: .large), [5], [10], 1, .holds),
      (.fewer(.editedTypes, than: ["b"], by: .large), [6], [10], 1, .inexact),
      (.fewer(.editedTypes, than: ["b"], by: .large), [6], [10], 4, .spread),
      (.more(.editedTypes, than: ["b"]), [7], [5], 1, .holds),
      (.more(.editedTypes, than: ["b"]), [3], [5], 1, .fails),
      (.noMore(.editedTypes, than: ["b"]), [5], [5], 9, .holds),
      (.noMore(.editedTypes, than: ["b"]), [6], [5], 1, .spread),
      (.noMore(.editedTypes, than: ["b"]), [6], [5], 0, .fails),
      (.atMost(1, .editedTypes), [1], [], 0, .holds), (.atMost(1, .editedTypes), [2], [], 0, .fails),
      (.atMost(1, .editedTypes), [1, 2], [], 1, .spread), (.atLeast(1, .editedTypes), [0], [], 0, .fails),
      (.atLeast(1, .editedTypes), [1, 4], [], 3, .holds),
    ] as [(ChangeAssertion, [Int], [Int], Int, PredictionFinding.Outcome)])
  func `A difference counts if it is larger than that of two authors`(
    assertion: ChangeAssertion, versions: [Int], rivals: [Int], spread: Int,
    outcome: PredictionFinding.Outcome
  ) {
    #expect(assertion.outcome(versions, against: rivals, spread: spread) == outcome)
  }

  // MARK: One claim

  @Test(
    arguments: [
      ([.holds, .holds], nil, .supported), ([.holds, .equal], nil, .mixed), ([.holds, .fails], nil, .mixed),
      ([.holds, .fails], .possible, .supported), ([.holds, .holds, .fails], .usual, .supported),
      ([.fails, .equal], nil, .contradicted), ([.inexact, .equal], nil, .inexact),
      ([.equal, .spread], nil, .equal), ([.spread], nil, .spread),
      ([], nil, nil),
    ] as [([PredictionFinding.Outcome], Hedge?, ChangeVerdict?)])
  func `A verdict follows from the outcomes in the requests`(
    outcomes: [PredictionFinding.Outcome], hedge: Hedge?, verdict: ChangeVerdict?
  ) {
    var claim = Claim(id: "a.claim", evidence: .change, side: .pro, text: "", source: .mvx)
    claim.hedge = hedge
    let predictions = outcomes.map { outcome in
      PredictionFinding(
        prediction: Prediction("a.claim", in: "some", .atMost(1, .editedTypes), decides: true),
        own: .init(pattern: "a", value: 1), rivals: [], spread: nil, outcome: outcome)
    }
    let finding = ChangeClaimFinding(claim: claim, card: card("a"), predictions: predictions)
    #expect(finding.verdict == verdict)
  }

  // MARK: Figures of cells

  @Test func `Figures are those of the patches and of the runs`() throws {
    let request = try #require(ChangeRequest.all.first)
    let cell = CellFinding(
      request: request, card: card("a"),
      size: CellSize(product: [
        part("Screen", "View", lines: 10), part("Decider", "Logic", lines: 6),
        part("Other", "Logic", lines: 4),
        part("Maker", "Maker", lines: 5, isWiring: true), part("New", "Logic", kind: .added, lines: 0),
        part("APattern", nil, lines: 1, isWiring: true),
      ]), result: nil)
    let ledger = ChangeLedger(cells: [cell], merges: [])
    func value(_ figure: ChangeFigure) -> Int? { figure.value(of: cell, in: ledger) }
    #expect(value(.editedTypes) == 5)
    #expect(value(.editedTypesOf(roles: ["Logic", "Maker"])) == 3)
    #expect(value(.editedTypesNamed(["Decider", "Screen", "None"])) == 2)
    #expect(value(.lines(of: [.view])) == 10)
    #expect(value(.lines(of: [])) == 26)
    #expect(value(.largestShareOfLogic) == 30)
    #expect(value(.brokenTests) == nil && value(.collisions) == nil)
  }

  @Test func `A join that was not made leaves no number of collisions`() throws {
    let request = try #require(ChangeRequest.all.first { $0.id == "prefill" })
    let cell = CellFinding(request: request, card: card("a"), size: CellSize(product: []), result: nil)
    let pairs = ChangeRequest.pairs.filter { $0.first == request || $0.second == request }
    let merges = pairs.map { pair in
      MergeResult(
        pair: pair.id, pattern: "a", fingerprint: "", collisions: ["Screen"], testCollisions: [],
        scenarios: nil)
    }
    let all = ChangeLedger(cells: [cell], merges: merges)
    #expect(ChangeFigure.collisions.value(of: cell, in: all) == pairs.count)
    let fewer = ChangeLedger(cells: [cell], merges: Array(merges.dropLast()))
    #expect(ChangeFigure.collisions.value(of: cell, in: fewer) == nil)
  }

  // MARK: The catalogue's predictions

  @Test func `Each prediction is about a claim on change, and stands in the text of its request`() throws {
    for prediction in Prediction.all {
      let card = try #require(Registry.cards.first { prediction.claim.hasPrefix("\($0.id).") })
      let claim = try #require(card.claims.first { $0.id == prediction.claim })
      #expect(claim.kind == .change, "\(prediction.claim)")
      let file = Program.packageFolder.appending(
        path: "\(PackageLayout.requests)/\(prediction.request)/request.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(prediction.claim), "\(prediction.claim) in \(prediction.request)")
      let roles = card.roles.map(\.name)
      if case .editedTypesOf(let named) = prediction.assertion.figure {
        #expect(named.allSatisfy(roles.contains), "\(prediction.claim)")
      }
      if case .editedTypesNamed(let names) = prediction.assertion.figure {
        let types = card.roles.flatMap(\.types)
        #expect(names.allSatisfy(types.contains), "\(prediction.claim)")
      }
      #expect(prediction.assertion.rivals.allSatisfy { id in Registry.cards.contains { $0.id == id } })
    }
    #expect(Set(Prediction.all).count == Prediction.all.count)
  }

  @Test func `A prediction that decides compares as its claim does, and by the size of its words`() {
    for prediction in Prediction.all where prediction.decides {
      let claim = Registry.cards.flatMap(\.claims).first { $0.id == prediction.claim }
      #expect(prediction.assertion.rivals == claim?.against, "\(prediction.claim)")
      let sizes = Margin.allCases.filter { margin in
        margin.words.contains { claim?.text.contains($0) ?? false }
      }
      if case .fewer(_, _, let margin) = prediction.assertion {
        #expect([margin].compactMap(\.self) == sizes, "\(prediction.claim)")
      } else {
        #expect(sizes.isEmpty, "\(prediction.claim)")
      }
    }
  }

  @Test func `A claim waits for one request, and for none if a prediction decides`() {
    let ids = AwaitedRequest.all.flatMap(\.claims)
    let claims = Registry.cards.flatMap(\.claims).filter { $0.kind == .change }.map(\.id)
    #expect(Set(ids).count == ids.count && Set(ids).isSubset(of: claims))
    let decided = Prediction.all.filter(\.decides).map(\.claim)
    #expect(Set(ids).isDisjoint(with: decided) && !decided.isEmpty)
  }

  private func card(_ id: String) -> Card {
    let parts: [(String, Measures.Part)] = [("View", .view), ("Logic", .logic), ("Maker", .wiring)]
    return Card(
      id: id, name: "A", module: "A", summary: "",
      roles: parts.map { Role(name: $0, duty: "", part: $1, types: []) }, arrows: [], terms: [], workflow: [],
      claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
  }

  private func part(
    _ name: String, _ role: String?, kind: PatchedFile.Kind = .edited, lines: Int, isWiring: Bool = false
  ) -> CellPart {
    CellPart(name: name, role: role, isWiring: isWiring, kind: kind, addedLines: lines, removedLines: 0)
  }
}
