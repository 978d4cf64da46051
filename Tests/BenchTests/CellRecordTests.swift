import CompareCommand
import Foundation
import PackageLayout
import TestSupport
import Testing

@testable import Bench
@testable import Catalog
@testable import Records

/// The cells of the catalogue and what is recorded of them.
@Suite struct CellRecordTests {
  private let package = Program.packageFolder

  @Test(arguments: Registry.cards) func `Each cell has a good result for the code as it is`(card: Card) throws
  {
    let results = try CellRecord.read(of: card, in: package)
    let fingerprint = CellFingerprint(in: package)
    let cells = self.cells(of: card)
    #expect(cells.filter { $0.version == .first }.map(\.request) == ChangeRequest.all)
    #expect(results.map(\.request) == cells.map(\.request.id))
    #expect(results.map(\.version) == cells.map(\.version))
    for (cell, result) in zip(cells, results) {
      #expect(
        CellRecord.isCurrent(result, of: cell.request, in: card, by: fingerprint),
        "\(cell.request.id): run '\(CellRecord.renewal(of: card))'")
      #expect(result.isGood, "\(cell.request.id)")
    }
  }

  @Test(arguments: Registry.cards) func `Each pair of requests has a result for the code as it is`(
    card: Card
  ) throws {
    let results = try MergeRecord.read(of: card, in: package)
    let fingerprint = CellFingerprint(in: package)
    #expect(results.map(\.pair) == ChangeRequest.pairs.map(\.id))
    for (pair, result) in zip(ChangeRequest.pairs, results) {
      #expect(
        MergeRecord.isCurrent(result, of: pair, in: card, by: fingerprint),
        "\(pair.id): run '\(CellRecord.renewal(of: card))'")
      #expect(result.collisions.isEmpty == (result.scenarios != nil), "\(pair.id)")
    }
  }

  private func cells(of card: Card) -> [ChangeCell] {
    ChangeRequest.all.flatMap { request in
      ChangeVersion.allCases.compactMap { ChangeCell(request, in: card, $0, of: package) }
    }
  }

  @Test(arguments: Registry.cards) func `A request changes what it asks for, and the control nothing`(
    card: Card
  ) throws {
    for (cell, result) in zip(cells(of: card), try CellRecord.read(of: card, in: package)) {
      let request = cell.request
      let size = try CellSize(of: request, in: card, cell.version, of: package)
      #expect(size.product.isEmpty == request.isControl, "\(request.id)")
      // A request that takes something away leaves what does not compile.
      #expect(result.before.kills != request.isControl, "\(request.id)")
    }
  }

  /// Else a cell could leave scenarios or tests out.
  @Test(arguments: ChangeRequest.all) func `All patterns pass the same scenarios and have the same new tests`(
    request: ChangeRequest
  ) throws {
    let results = try Registry.cards.flatMap { card in
      try CellRecord.read(of: card, in: package).filter { $0.request == request.id }
    }
    #expect(Set(results.map(\.scenarios.count)).count == 1)
    #expect(Set(results.map(\.before.names)).count == 1)
    let names = try tests(of: request, marked: "(through the logic)")
    #expect(names.isEmpty == request.isControl)
    for cell in Registry.cards.flatMap(cells) where cell.request == request && !request.isControl {
      let added = try testFiles(of: cell).flatMap(\.addedLines)
      for name in names {
        #expect(hasTest(name, in: added), "\(cell.name) lacks '\(name)'")
      }
    }
  }

  /// The names of tests that the text of a request lists with a mark at the end of their lines.
  private func tests(of request: ChangeRequest, marked mark: String) throws -> [String] {
    let text = try String(
      contentsOf: package.appending(path: "\(PackageLayout.requests)/\(request.id)/request.md"),
      encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("- `") && $0.hasSuffix(mark) }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
  }

  /// Whether lines have a test of that name; one with arguments has its attribute in the line before.
  private func hasTest(_ name: String, in lines: [String]) -> Bool {
    lines.indices.contains { index in
      guard lines[index].contains(" func `\(name)`") else { return false }
      return lines[max(0, index - 1)...index].contains { $0.contains("@Test") }
    }
  }

  @Test
  func `No cell takes a test out of those that are there, unless its request says so, but by another name`()
    throws
  {
    for cell in Registry.cards.flatMap(cells) where !cell.request.isControl {
      let gone = try self.tests(of: cell.request, marked: "(goes)")
      let files = try testFiles(of: cell)
      let (added, removed) = (files.flatMap(\.addedLines), files.flatMap(\.removedLines))
      let tests = { (lines: [String]) in lines.count { $0.contains("@Test") } }
      #expect(tests(removed) <= tests(added) + gone.count, "\(cell.name)")
      for name in gone { #expect(hasTest(name, in: removed), "\(cell.name) keeps '\(name)'") }
      #expect(files.allSatisfy { $0.kind != .removed }, "\(cell.name)")
    }
  }

  private func testFiles(of cell: ChangeCell) throws -> [PatchedFile] {
    let folder = cell.version.folder(of: cell.request, in: cell.card)
    let file = package.appending(path: "\(folder)/tests.patch")
    return PatchedFile.all(in: try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `A result is stale after a change of the code, the patch, the roles or the request`() throws {
    let card = Card(
      id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
      claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
    let request = ChangeRequest(id: "some", summary: "", example: "login", isControl: false)
    let cell = PackageLayout.cell(of: "ABC", request: "some")
    let files = [
      "Sources/Patterns/ABC/A.swift", "Tests/ABCTests/ATests.swift", "\(cell)/product.patch",
      "\(cell)/tests.patch", "\(cell)/roles.json", "Catalog/Requests/some/shared.patch",
    ]
    let folder = TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "one\n") }))
    func text() -> String { CellFingerprint(in: folder.url).text(of: request, in: card) }
    let first = text()
    for file in files {
      try folder.write("two\n", to: file)
      #expect(text() != first, "\(file)")
      try folder.write("one\n", to: file)
      #expect(text() == first)
    }
    try folder.write("one\n", to: "Catalog/Requests/other/shared.patch")
    try folder.write("one\n", to: "\(cell)/second/product.patch")
    #expect(text() == first)
  }
}
