import CompareCommand
import Edits
import Foundation
import Fuzzing
import PackageLayout
import TestSupport
import Testing

@testable import Bench
@testable import Catalog

/// The change requests of the catalogue and their cells.
@Suite struct ChangeCellTests {
  @Test(arguments: ChangeRequest.all)
  func `Every patch of a request applies to the code`(request: ChangeRequest) async throws {
    for card in Registry.cards {
      for version in ChangeVersion.allCases {
        let cell = ChangeCell(request, in: card, version, of: Program.packageFolder)
        for change in cell?.changes ?? [] { try await change.check(in: Program.packageFolder) }
      }
    }
  }

  @Test func `Every request has its text and its change of what is shared`() {
    for request in ChangeRequest.all {
      let folder = Program.packageFolder.appending(path: "\(PackageLayout.requests)/\(request.id)")
      for file in ["request.md", "shared.patch"] {
        #expect((try? String(contentsOf: folder.appending(path: file), encoding: .utf8))?.isEmpty == false)
      }
    }
  }

  @Test func `A pattern without patches has a cell of a control alone`() {
    let package = TemporaryFolder(["Catalog/ABC/Changes/other/product.patch": "x"])
    func cell(_ id: String, isControl: Bool = false) -> ChangeCell? {
      ChangeCell(
        ChangeRequest(id: id, summary: "", example: "login", isControl: isControl), in: Self.card,
        of: package.url)
    }
    #expect(cell("some") == nil)
    #expect(cell("some", isControl: true)?.patches.isEmpty == true)
    #expect(cell("other")?.patches.map(\.lastPathComponent) == ["product.patch"])
  }

  @Test func `A second version lies in a folder of its own, and a control has none`() throws {
    let package = TemporaryFolder([
      "Catalog/ABC/Changes/some/product.patch": "x", "Catalog/ABC/Changes/some/second/tests.patch": "y",
    ])
    let request = ChangeRequest(id: "some", summary: "", example: "login", isControl: false)
    let first = try #require(ChangeCell(request, in: Self.card, of: package.url))
    let second = try #require(ChangeCell(request, in: Self.card, .second, of: package.url))
    #expect(first.patches.map(\.lastPathComponent) == ["product.patch"] && first.name == "some in ABC")
    #expect(second.patches.map(\.lastPathComponent) == ["tests.patch"])
    #expect(second.name == "some in ABC, second version")
    let control = ChangeRequest(id: "control", summary: "", example: "login", isControl: true)
    #expect(ChangeCell(control, in: Self.card, of: package.url) != nil)
    #expect(ChangeCell(control, in: Self.card, .second, of: package.url) == nil)
  }

  /// The draw, for which each half of the requests has the patterns in a random order, four for each request.
  @Test func `The patterns with a second version are those of the seed`() throws {
    let file = Program.packageFolder.appending(path: PackageLayout.secondVersions)
    let draw = try JSONDecoder().decode(SecondVersions.self, from: Data(contentsOf: file))
    var generator = SeededGenerator(seed: draw.seed)
    for requests in [["prefill", "three", "pinned"], ["template", "confirm", "link"]] {
      let keyed = Registry.cards.map { (key: generator.next(), pattern: $0.id) }
      let order = keyed.sorted { $0.key < $1.key }.map(\.pattern)
      for (index, request) in requests.enumerated() {
        #expect(draw.patterns[request] == Array(order[4 * index..<4 * index + 4]))
      }
    }
    #expect(draw.patterns.count == 6)
    for request in ChangeRequest.all where !request.isControl {
      let made = Registry.cards.filter { card in
        ChangeCell(request, in: card, .second, of: Program.packageFolder) != nil
      }
      let drawn = try #require(draw.patterns[request.id])
      #expect(made.allSatisfy { drawn.contains($0.id) }, "\(request.id)")
    }
  }

  /// The file `second-versions.json`.
  private struct SecondVersions: Decodable {
    let seed: UInt64
    let patterns: [ChangeRequest.ID: [Card.ID]]
  }

  @Test func `A patch that does not apply is named with the command that mends it`() async throws {
    let package = TemporaryFolder(["Catalog/Requests/some/shared.patch": "no patch\n"])
    let cell = try #require(
      ChangeCell(
        ChangeRequest(id: "some", summary: "", example: "login", isControl: true), in: Self.card,
        of: package.url))
    let error = await #expect(throws: ChangeError.self) { try await cell.changes[0].check(in: package.url) }
    #expect(
      error?.description.hasPrefix(
        """
        'shared.patch' of the request 'some' in ABC no longer applies. Mend it by 'git apply --3way', then run 'swift run \
        compare changes some abc --record'.
        """) == true)
  }

  private static let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
    claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
}
