import CompareCommand
import Edits
import Foundation
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
      guard let cell = ChangeCell(request, in: card, of: Program.packageFolder) else { continue }
      for change in cell.changes { try await change.check(in: Program.packageFolder) }
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
        ChangeRequest(id: id, summary: "", isControl: isControl), in: Self.card, of: package.url)
    }
    #expect(cell("some") == nil)
    #expect(cell("some", isControl: true)?.patches.isEmpty == true)
    #expect(cell("other")?.patches.map(\.lastPathComponent) == ["product.patch"])
  }

  @Test func `A patch that does not apply is named with the command that mends it`() async throws {
    let package = TemporaryFolder(["Catalog/Requests/some/shared.patch": "no patch\n"])
    let cell = try #require(
      ChangeCell(ChangeRequest(id: "some", summary: "", isControl: true), in: Self.card, of: package.url))
    let error = await #expect(throws: ChangeError.self) { try await cell.changes[0].check(in: package.url) }
    #expect(
      error?.description.hasPrefix(
        """
        'shared.patch' of the request 'some' in ABC no longer applies. Mend it by 'git apply --3way', then run 'swift run \
        compare changes abc --request some --record'.
        """) == true)
  }

  private static let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
    claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
}
