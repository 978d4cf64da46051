import AnalysisTestSupport
import Examples
import Holder
import Testing

/// Shows in the code what the card's caveats describe.
struct HolderCaveatTests {
  @Test func `a builder takes only what its module can use`() async throws {
    let greeting = try await ThisCode.code(of: .holder, in: .greeting)
    #expect(greeting.types(of: "Context") == [])
    #expect(greeting.members(of: "GreetingBuilder", .method) == ["build(parent:)"])

    let login = try await ThisCode.code(of: .holder, in: .login)
    #expect(login.members(of: "LoginModuleHolderContext", .property) == ["storedUser"])
    #expect(login.members(of: "LoginBuilder", .method) == ["build(parent:holder:)"])
    #expect(login.members(of: "HomeBuilder", .method) == ["build(parent:holder:)"])
    #expect(login.members(of: "LoggedInBuilder", .method) == ["build(parent:holder:context:)"])

    let notes = try await ThisCode.code(of: .holder, in: .notes)
    #expect(notes.members(of: "NotesModuleHolderContext", .property) == ["parent", "openID"])
    #expect(notes.members(of: "OpenedNoteModuleHolderContext", .property) == ["parent", "noteID"])
    #expect(notes.members(of: "NotesBuilder", .method) == ["build(parent:)"])
    #expect(notes.members(of: "BannerBuilder", .method) == ["build(holder:)"])
    #expect(notes.members(of: "NoteEditorBuilder", .method) == ["build(parent:holder:context:)"])
    #expect(notes.members(of: "NoteListBuilder", .method) == ["build(parent:holder:context:)"])
    #expect(notes.members(of: "NoteDetailBuilder", .method) == ["build(parent:holder:context:)"])
  }

  @Test func `a module needs no Component, only what its protocol names`() async throws {
    for example in Example.shown(by: HolderPattern()) {
      let code = try await ThisCode.code(of: .holder, in: example)
      #expect(code.types(of: "Component", namedBy: "Module").allSatisfy { $0.hasSuffix("ModuleComponent") })
      let names = code.links.filter { $0.from.name.hasSuffix("ModuleComponent") }.map(\.to.name)
      #expect(!names.isEmpty && !names.contains("Component"))
    }
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `a view component is a structure without behaviour`(example: Example) async throws {
    let types = try await ThisCode.code(of: .holder, in: example).types.filter { $0.role == "ViewComponent" }
    #expect(!types.isEmpty && types.allSatisfy { $0.node.kind == .struct })
    #expect(types.flatMap(\.node.members).allSatisfy { $0.kind == .property && $0.isStored })
  }

  @Test(arguments: Example.shown(by: HolderPattern())) func `views bind by observation`(example: Example)
    async throws
  {
    #expect(try await ThisCode.code(of: .holder, in: example).value(.boundShare) == 100)
  }

  @Test func `only components create services`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    let concrete = code.links.filter { $0.to.role == "Service" && !$0.isThroughProtocol }
    #expect(Set(concrete.map(\.from.name)) == ["LoginRootComponent", "LoginComponent"])
    #expect(Set(concrete.map(\.to.name)) == ["HTTPAuthorizationService", "StoredSessionService"])

    let notes = try await ThisCode.code(of: .holder, in: .notes)
    let creators = notes.links.filter { $0.to.role == "Service" && !$0.isThroughProtocol }.map(\.from.name)
    #expect(Set(creators) == ["NotesRootComponent"])
  }

  @Test func `a component shares a service that its look-up cannot find`() async throws {
    for (example, sharing) in [
      (Example.login, "LoginComponent.authorization"), (.notes, "NotesRootComponent.service"),
    ] {
      let code = try await ThisCode.code(of: .holder, in: example)
      let calls = code.namings(from: "Component", to: "Component", .calls)
      #expect(calls.filter { $0.contains("shared") } == ["\(sharing) calls Component.shared(_:)"])
    }
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `Common holds what all examples need`(example: Example) async throws {
    let code = try await ThisCode.code(of: .holder, in: example)
    let common = code.types.filter { $0.node.place?.file.contains("/Holder/Common/") == true }.map(\.name)
    #expect(!common.isEmpty)
    var needed = Set(code.types.map(\.name)).subtracting(common)
    while case let more = Set(
      code.links.filter { needed.contains($0.from.name) && $0.to.isOwn }.map(\.to.name)),
      !more.isSubset(of: needed)
    {
      needed.formUnion(more)
    }
    #expect(Set(common).subtracting(needed).filter { !$0.contains(".") } == [])
  }

  @Test func `modules and routers ask holders`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    let asked = code.links.filter { $0.to.name == "ModuleHolder" && !$0.from.isWiring }
      .filter { $0.edge.references.contains { $0.toMember != nil } }
    #expect(
      Set(asked.map(\.from.name)).isSuperset(of: [
        "LoginModule", "HomeModule", "LoginRouter", "HomeRouter", "RootRouter",
      ]))
    let holders = code.types.filter { $0.role == "ModuleHolder" }
    #expect(holders.allSatisfy { $0.part == .navigation })
    #expect(try code.value(.lines) == code.types.filter { !$0.isWiring }.map(\.lines).reduce(0, +))
  }

  @Test func `holders and keys are named by their types`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    #expect(code.types(of: "ModuleHolder", namedBy: "Module") == ["LoginSupportedModule", "ModuleHolder"])
    #expect(try code.references(from: "Module", to: "ModuleHolder", .protocol) == 0)

    let notes = try await ThisCode.code(of: .holder, in: .notes)
    #expect(notes.types(of: "ModuleHolder", namedBy: "Module") == ["ModuleHolder", "NotesSupportedModule"])
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `what all patterns share is not counted`(example: Example) async throws {
    let code = try await ThisCode.code(of: .holder, in: example)
    #expect(code.types(of: "Model") == [])
    let shared = code.links.map(\.to).filter { $0.role == "Model" }
    #expect(!shared.isEmpty && shared.allSatisfy { $0.node.module == "Examples" && !$0.isOwn })
  }

  @Test func `views call the routes, and modules call none`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    #expect(
      code.namings(from: "View", to: "Router", .calls) == [
        "HomeViewController.didTapLogOut() calls HomeRouting.showLogin()",
        "LoginViewController.didTapLogIn() calls LoginRouting.showHome()",
      ])
    #expect(code.namings(from: "Module", to: "Router", .calls) == [])

    let notes = try await ThisCode.code(of: .holder, in: .notes)
    #expect(!notes.namings(from: "View", to: "Router", .calls).isEmpty)
    #expect(notes.namings(from: "Module", to: "Router", .calls) == [])
  }
}
