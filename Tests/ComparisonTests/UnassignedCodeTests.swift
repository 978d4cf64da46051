import Comparison
import Measures
import Testing

@testable import CodeGraph

/// Code outside the roles, which no arrow could forbid, is an error that names it.
@Suite struct UnassignedCodeTests {
  private func reasons(in graph: DependencyGraph) -> [MeasureError] {
    Codebase(graph: graph, cards: [.mvp]).faults.map(\.reason)
  }

  @Test(arguments: ["LoginModel", "MVPPattern", "Pattern"])
  func `A reference to another example, the composition root or a pattern`(
    name: String
  )
    async throws
  {
    let changed = try await changedGraph(
      without: { $0.name == name && !["MVP", "Examples"].contains($0.module) }, naming: name)
    let place = "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:9"
    #expect(reasons(in: changed) == [.mustNotBeNamed(type: name, place: place)])
  }

  @Test func `A reference to a known platform type is no error`() async throws {
    let changed = try await changedGraph(
      without: { $0.name == "Data" }, adding: [platformType("Data")], naming: "Data")
    #expect(Codebase(graph: changed, cards: [.mvp]).breaches == [])
  }

  @Test func `A function outside any type`() async throws {
    let place = Place(file: "Sources/Patterns/MVP/Login/LoginModel.swift", line: 90)
    let changed = try await changedGraph(
      globals: [GlobalDeclaration(name: "makeLogin()", module: "MVP", place: place)])
    #expect(reasons(in: changed) == [.globalDeclaration(name: "makeLogin()", place: place.description)])
  }

  @Test(arguments: ["Support", "Login2", "Commons"])
  func `A type in a third folder`(folder: String) async throws {
    let place = Place(file: "Sources/Patterns/MVP/\(folder)/Helper.swift", line: 1)
    let helper = TypeNode(id: "helper", name: "Helper", kind: .struct, module: "MVP", place: place)
    #expect(
      reasons(in: try await changedGraph(adding: [helper])) == [
        .noRole(type: "Helper", place: place.description)
      ])
  }
}
