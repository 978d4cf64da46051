import Comparison
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph

/// PagesTests covers the rest of the table.
@Suite struct ScreenCountTests {
  @Test func `A type that names two screens counts for the first`() async throws {
    let place = Place(file: "Sources/Patterns/MVP/Login/LoginToHome.swift", line: 1)
    let type = TypeNode(id: "x", name: "LoginToHome", kind: .struct, module: "MVP", place: place)
    let before = try await ThisCode.codebase(of: [.mvp]).entry(of: "mvp")
    let after = Codebase(
      graph: try await changedGraph(adding: [type]), cards: [Card.mvp.moving("LoginToHome", to: ["View"])])
    let counts = [before, after.entry(of: "mvp")].map { $0?.screens(in: [.login]).map(\.concrete) ?? [] }
    #expect(zip(counts[1], counts[0]).map { $0 - $1 } == [1, 0])
  }
}
