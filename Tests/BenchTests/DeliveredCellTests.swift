import Catalog
import CompareCommand
import Foundation
import TestSupport
import Testing

@testable import Bench
@testable import Records

/// What cells were when their authors delivered them.
@Suite struct DeliveredCellTests {
  @Test(arguments: Registry.cards)
  func `Each cell of the catalogue has its line, once, and no line is of another`(card: Card) throws {
    let package = Program.packageFolder
    let cells = CellSelection(of: ChangeRequest.all, in: [card], of: package).cells
    let made = cells.filter { !$0.request.isControl }.map { "\($0.request.id) \($0.version)" }
    let delivered = try DeliveredCell.read(of: card, in: package)
    #expect(delivered.map { "\($0.request) \($0.version)" } == made)
    // What has changed has its commits, and what has not has none.
    #expect(delivered.allSatisfy { ($0.reviewed == nil) == $0.changes.isEmpty })
  }

  @Test func `The figures of a cell are those it came with, without a line those of its patches`() throws {
    let package = TemporaryFolder()
    let (request, card) = (ChangeRequest.all[0], Card.mvp)
    try package.write("+", to: "\(ChangeVersion.first.folder(of: request, in: card))/tests.patch")
    let selection = CellSelection(of: [request], in: [card], of: package.url)
    let none = CellOutcomes(results: [], merges: [])
    let plain = try #require(try selection.ledger(with: none).cells.first)
    #expect(plain.figures.lines == 0 && plain.delivered == nil)
    try package.write(
      """
      {"base":"1","commit":{"date":"2026-11-27","hash":"2","subject":"Make it"},"changes":[],"request":"prefill","version":1,\
      "figures":{"editedTypes":2,"newTypes":1,"files":3,"roles":["View"],"lines":9,"wiringLines":0,"repairedLines":1,\
      "testLines":4,"breaks":{"common":1,"parts":2,"card":0}}}

      """, to: "Catalog/MVP/Changes/delivered.jsonl")
    let kept = try #require(try selection.ledger(with: none).cells.first)
    #expect(kept.figures.lines == 9 && kept.figures.types == 3 && kept.figures.breaks?.total == 3)
  }

  @Test(arguments: ["", "{}\n", "no JSON\n"])
  func `A file that cannot be read is an error with its path`(text: String) throws {
    let package = TemporaryFolder()
    try package.write(text, to: "Catalog/MVP/Changes/delivered.jsonl")
    #expect(throws: CellError.unreadable("Catalog/MVP/Changes/delivered.jsonl")) {
      try DeliveredCell.read(of: .mvp, in: package.url)
    }
  }

  @Test func `Files that no longer compile count with their suites`() {
    let broken = BrokenTests(
      files: ["Logic/LoginFakes.swift", "Parts/Login/FakeView.swift", "Caveats/A.swift"], logic: ["a"],
      parts: ["b", "c"], card: ["d"])
    let breaks = CellFigures.Breaks(broken)
    #expect(breaks.common == 2 && breaks.parts == 3 && breaks.card == 2 && breaks.total == 7)
  }
}
