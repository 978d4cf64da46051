import Foundation
import Measures
import PackageLayout
import Records
import TestSupport
import Testing

@testable import Catalog

/// What a cell changes, told by its patches and the card.
@Suite struct CellSizeTests {
  private let request = ChangeRequest(id: "some", summary: "", example: "login", isControl: false)

  private func size(_ files: [String: String]) throws -> CellSize {
    let cell = PackageLayout.cell(of: "ABC", request: "some")
    let named = files.map { ("\(cell)/\($0.key)", $0.value) }
    let package = TemporaryFolder(Dictionary(uniqueKeysWithValues: named))
    return try CellSize(of: request, in: Self.card, of: package.url)
  }

  private static func patch(_ path: String, from old: String? = nil, to new: String?) -> String {
    let removed = old.map { "-\($0)\n" } ?? ""
    let added = new.map { "+\($0)\n" } ?? ""
    return """
      diff --git a/\(path) b/\(path)
      --- \(old == nil ? "/dev/null" : "a/\(path)")
      +++ \(new == nil ? "/dev/null" : "b/\(path)")
      @@ -1 +1 @@
      \(removed)\(added)
      """
  }

  @Test func `Types have their roles, and wiring stands last`() throws {
    let size = try size([
      "product.patch": Self.patch("Sources/Patterns/ABC/ABCPattern.swift", from: "a", to: "b")
        + Self.patch("Sources/Patterns/ABC/Login/Screen.swift", from: "a", to: "b")
        + Self.patch("Sources/Patterns/ABC/Login/Maker.swift", from: "a", to: "b")
        + Self.patch("Sources/Patterns/ABC/Login/Part.swift", to: "b"),
      "roles.json": #"{"added": {"Part": "View"}, "removed": []}"#,
    ])
    #expect(size.product.map(\.name) == ["Screen", "Part", "ABCPattern", "Maker"])
    #expect(size.product.map(\.role) == ["View", "View", nil, "Wiring"])
    #expect(size.product.map(\.isWiring) == [false, false, true, true])
    #expect(
      size.edited.map(\.name) == ["Screen", "ABCPattern", "Maker"] && size.added.map(\.name) == ["Part"])
    #expect(size.editedRoles == ["View", "Wiring"])
  }

  @Test func `Several files of a type count as one`() throws {
    let size = try size([
      "product.patch": Self.patch("Sources/Patterns/ABC/Login/Screen.swift", from: "a", to: "b")
        + Self.patch("Sources/Patterns/ABC/Login/Screen+More.swift", to: "c")
    ])
    #expect(size.product.map(\.kind) == [.edited])
    #expect(size.product.map(\.addedLines) == [2] && size.product.map(\.removedLines) == [1])
    #expect(size.files == 2)
  }

  @Test func `A type of which only comments change is not edited`() throws {
    let size = try size([
      "product.patch": Self.patch("Sources/Patterns/ABC/Login/Screen.swift", from: "/// A.", to: "/// B.")
    ])
    #expect(size.product.map(\.name) == ["Screen"])
    #expect(size.edited.isEmpty && size.editedRoles.isEmpty && size.files == 0)
  }

  @Test func `Assertions that change are counted in tests that were there`() throws {
    let size = try size([
      "tests.patch": Self.patch(
        "Tests/ABCTests/Logic/LoginTests.swift", from: "    #expect(a == b)", to: "    #expect(a == c)")
        + Self.patch("Tests/ABCTests/Logic/NewTests.swift", to: "#expect(d)")
    ])
    #expect(size.removedAssertions == 1 && size.product.isEmpty)
    #expect(size.tests.map(\.name) == ["LoginTests", "NewTests"])
  }

  @Test func `A patch of another pattern, or of the shared code, is an error`() {
    let other = "Sources/Patterns/ABCD/Screen.swift"
    #expect(throws: CellError.self) { try size(["product.patch": Self.patch(other, from: "a", to: "b")]) }
    let code = "Sources/Patterns/ABC/Login/Screen.swift"
    #expect(throws: CellError.self) { try size(["tests.patch": Self.patch(code, from: "a", to: "b")]) }
  }

  @Test func `A type without a role, and roles that cannot be read, are errors`() {
    let patch = Self.patch("Sources/Patterns/ABC/Login/Part.swift", to: "b")
    #expect(throws: CellError.noRole(type: "Part", cell: "some in ABC")) {
      try size(["product.patch": patch])
    }
    #expect(throws: CellError.self) { try size(["product.patch": patch, "roles.json": "{"]) }
  }

  private static let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "",
    roles: [
      Role(name: "View", duty: "", part: .view, types: ["Screen"]),
      Role(name: "Wiring", duty: "", part: .wiring, types: ["Maker"]),
    ],
    arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])
}
