import Comparison
import Examples
import TestSupport
import Testing

@testable import MODAV2

/// What the card's caveats say of the code.
struct CaveatTests {
  @Test(arguments: Example.allCases)
  func `the view knows its orchestrator by a protocol only`(example: Example) async throws {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    #expect(try code.references(from: "View", to: "Orchestrator", .protocol) > 0)
    #expect(try code.references(from: "View", to: "Orchestrator", .concrete) == 0)
  }

  @Test func `the orchestrator reaches outside by its adapters only`() async throws {
    let code = try await ThisCode.code(of: .modaV2, in: .login)
    #expect(code.roles(naming: "Network") == ["Adapter"])
    #expect(code.roles(naming: "Storage") == ["Adapter"])
    #expect(code.types(of: "Adapter", namedBy: "Orchestrator") == ["NetworkAdapting", "StorageAdapting"])
  }

  @Test(arguments: Example.allCases) func `a view makes no orchestrator`(example: Example) async throws {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    #expect(code.namings(from: "View", to: "Orchestrator", .constructs) == [])
    #expect(code.namings(from: "View", to: "Orchestrator", .mentions) != [])
    let made = code.namings(from: "Orchestrator", to: "Orchestrator", .constructs)
    #expect(made.count == (example == .login ? 2 : 0), "\(made)")
  }

  @Test(arguments: Example.allCases) func `a delegate is for answers only`(example: Example) async throws {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    let delegates = code.types(of: "Delegate")
    #expect(delegates.allSatisfy { $0.hasSuffix("Delegate") } && !delegates.isEmpty)
    #expect(code.types(of: "Delegate", namedBy: "Orchestrator") == delegates.sorted())
    #expect(code.namings(from: "Orchestrator", to: "Delegate", .calls) != [])
    #expect(code.namings(from: "View", to: "Delegate", .calls) == [])
    #expect(code.types(of: "Orchestrator").contains("\(example.folder)Orchestrating"))
  }

  @Test func `only Login has adapters`() async throws {
    #expect(try await ThisCode.code(of: .modaV2, in: .greeting).types(of: "Adapter") == [])
    #expect(try await ThisCode.code(of: .modaV2, in: .login).types(of: "Adapter") != [])
  }
}
