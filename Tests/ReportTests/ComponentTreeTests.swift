import AnalysisTestSupport
import Testing
import Verdicts

@testable import Catalog
@testable import Report

@Suite struct ComponentTreeTests {
  @Test func `Each look-up of a component or a module has its path`() async throws {
    let codebase = try await ThisCode.codebase(of: [.holder])
    let tree = try #require(codebase.entry(of: "holder")?.code[.login].flatMap { ComponentTree(of: $0) })
    #expect(tree.roots.map(\.component) == ["LoginRootComponent"])
    #expect(tree.roots[0].children.map(\.component) == ["LoginComponent", nil])
    for path in [
      "HomeBuilder asks for 'sessions': LoginRootComponent, which stores it",
      "HomeModule asks for 'LoginSupportedModule.login': LoggedInModuleHolder → LoginModuleHolder, which has LoginModule",
    ] {
      #expect(tree.lookups.contains { $0.description.hasPrefix(path) }, "\(path)")
    }
  }
}
