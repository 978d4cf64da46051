@testable import Catalog
import Foundation
import Records
import TestSupport
import Testing

@testable import Bench

/// A patch of a cell that is not text is named, and does not count as one that changes nothing.
@Suite struct UnreadablePatchTests {
  private static let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "", roles: [], arrows: [], terms: [], workflow: [],
    claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])

  @Test func `A cell whose patch is not text has no files`() throws {
    let package = TemporaryFolder(["Catalog/ABC/Changes/some/tests.patch": "no patch\n"])
    let shared = package.url.appending(path: "Catalog/Requests/some/shared.patch")
    try FileManager.default.createDirectory(
      at: shared.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([0xFF, 0xFE, 0xFF]).write(to: shared)
    let request = ChangeRequest(id: "some", summary: "", example: "login", isControl: false)
    let cell = try #require(ChangeCell(request, in: Self.card, of: package.url))
    #expect(throws: CellError.unreadable(shared.path)) { try cell.files() }
    try Data().write(to: shared)
    #expect(try cell.files() == [])
  }
}
