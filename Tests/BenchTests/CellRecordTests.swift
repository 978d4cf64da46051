import CompareCommand
import Foundation
import PackageLayout
import TestSupport
import Testing

@testable import Catalog
@testable import Records

/// The cells of the catalogue and what is recorded of them.
@Suite struct CellRecordTests {
  private let package = Program.packageFolder

  @Test(arguments: Registry.cards) func `Each cell has a good result for the code as it is`(card: Card) throws
  {
    let results = try CellRecord.read(of: card, in: package)
    let fingerprint = CellFingerprint(in: package)
    #expect(results.map(\.request) == ChangeRequest.all.map(\.id))
    for (request, result) in zip(ChangeRequest.all, results) {
      #expect(
        CellRecord.isCurrent(result, of: request, in: card, by: fingerprint),
        "\(request.id): run '\(CellRecord.renewal(of: card))'")
      #expect(result.isGood, "\(request.id)")
    }
  }

  @Test(arguments: Registry.cards) func `A request changes what it asks for, and the control nothing`(
    card: Card
  ) throws {
    for (request, result) in zip(ChangeRequest.all, try CellRecord.read(of: card, in: package)) {
      let size = try CellSize(of: request, in: card, of: package)
      #expect(size.product.isEmpty == request.isControl, "\(request.id)")
      #expect((result.before.failed == 0) == request.isControl, "\(request.id)")
    }
  }

  /// Else a cell could leave scenarios or tests out.
  @Test(arguments: ChangeRequest.all) func `All patterns pass the same scenarios and have the same new tests`(
    request: ChangeRequest
  ) throws {
    let results = try Registry.cards.compactMap { card in
      try CellRecord.read(of: card, in: package).first { $0.request == request.id }
    }
    #expect(Set(results.map(\.scenarios.count)).count == 1)
    #expect(Set(results.map { $0.before.names ?? [] }).count == 1)
    let text = try String(
      contentsOf: package.appending(path: "\(PackageLayout.requests)/\(request.id)/request.md"),
      encoding: .utf8)
    let names = text.split(separator: "\n").filter {
      $0.hasPrefix("- `") && $0.hasSuffix("(through the logic)")
    }
    .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(names.isEmpty == request.isControl)
    for card in Registry.cards where !request.isControl {
      let file = package.appending(
        path: "\(PackageLayout.cell(of: card.module, request: request.id))/tests.patch")
      let added = PatchedFile.all(in: try String(contentsOf: file, encoding: .utf8)).flatMap(\.addedLines)
      for name in names {
        #expect(added.contains { $0.contains("@Test func `\(name)`") }, "\(card.id) lacks '\(name)'")
      }
    }
  }

  @Test func `No cell takes a test out of those that are there but by another name`() throws {
    for card in Registry.cards {
      for request in ChangeRequest.all where !request.isControl {
        let file = package.appending(
          path: "\(PackageLayout.cell(of: card.module, request: request.id))/tests.patch")
        let files = PatchedFile.all(in: try String(contentsOf: file, encoding: .utf8))
        let (added, removed) = (files.flatMap(\.addedLines), files.flatMap(\.removedLines))
        let tests = { (lines: [String]) in lines.count { $0.contains("@Test") } }
        #expect(tests(removed) <= tests(added), "\(request.id) in \(card.id)")
        #expect(files.allSatisfy { $0.kind != .removed }, "\(request.id) in \(card.id)")
      }
    }
  }

  @Test func `A result is stale after a change of the code, the patch, the roles or the request`() throws {
    let card = Card(
      id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
      claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
    let request = ChangeRequest(id: "some", summary: "", isControl: false)
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
    #expect(text() == first)
  }
}
