import AnalysisTestSupport
import Examples
import MODAV2
import Testing

/// Shows in the code what the card's caveats describe.
struct MODAV2CaveatTests {
  @Test(arguments: Example.shown(by: MODAV2Pattern()))
  func `the view knows its orchestrator by a protocol only`(example: Example) async throws {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    #expect(try code.references(from: "View", to: "Orchestrator", .protocol) > 0)
    #expect(try code.references(from: "View", to: "Orchestrator", .concrete) == 0)
  }

  @Test(arguments: [
    Example.login: ["NetworkAdapting", "StorageAdapting"], .notes: ["NotesNetworkAdapting"],
  ])
  func `the orchestrator reaches outside by its adapters only`(example: Example, adapters: [String])
    async throws
  {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    #expect(code.roles(naming: "Network") == ["Adapter"])
    #expect(code.roles(naming: "Storage") == (example == .login ? ["Adapter"] : []))
    #expect(code.types(of: "Adapter", namedBy: "Orchestrator") == adapters)
  }

  @Test(arguments: Example.shown(by: MODAV2Pattern())) func `a view creates no orchestrator`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    #expect(code.namings(from: "View", to: "Orchestrator", .constructs) == [])
    #expect(code.namings(from: "View", to: "Orchestrator", .mentions) != [])
    let made = code.namings(from: "Orchestrator", to: "Orchestrator", .constructs)
    #expect(made.count == [.greeting: 0, .login: 2, .notes: 5][example], "\(made)")
  }

  @Test(arguments: Example.shown(by: MODAV2Pattern()))
  func `each delegate is named for the type that conforms to it`(example: Example) async throws {
    let code = try await ThisCode.code(of: .modaV2, in: example)
    // The question before changes are dropped is the kit's alert.
    let screens = example.screens.map(\.name).filter { $0 != "Discard" }
    #expect(code.types(of: "Delegate") == screens.map { "\($0)ViewDelegate" })
    let orchestrators = screens.map { "\($0)Orchestrator" }
    #expect(
      code.types(of: "Orchestrator").filter { $0.contains("Orchestrator") }
        == orchestrators.flatMap { ["\($0)Delegate", $0] })
    #expect(code.namings(from: "Orchestrator", to: "Delegate", .calls) != [])
    #expect(code.namings(from: "View", to: "Delegate", .calls) == [])
    #expect(code.namings(from: "View", to: "Orchestrator", .calls) != [])
  }

  @Test func `an orchestrator tells another by a protocol`() async throws {
    let code = try await ThisCode.code(of: .modaV2, in: .notes)
    let known = code.namings(from: "Orchestrator", to: "Orchestrator", .mentions)
    #expect(
      known.filter { $0.contains(".delegate ") }
        == ["Banner", "NoteDetail", "NoteEditor"].map {
          "\($0)Orchestrator.delegate mentions \($0)Delegate"
        })
  }

  @Test(arguments: Example.shown(by: MODAV2Pattern()))
  func `Greeting has no adapter`(example: Example) async throws {
    let adapters = try await ThisCode.code(of: .modaV2, in: example).types(of: "Adapter")
    #expect(adapters.isEmpty == !example.usesNetwork)
  }
}
