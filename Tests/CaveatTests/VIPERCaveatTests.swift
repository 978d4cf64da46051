import AnalysisTestSupport
import Catalog
import CodeGraph
import Examples
import Measures
import Testing
import VIPER

/// Shows in the code what the card's caveats describe.
struct VIPERCaveatTests {
  @Test(arguments: Example.shown(by: VIPERPattern())) func `a protocol is named for its role`(
    example: Example
  ) async throws {
    let code = try await ThisCode.code(of: .viper, in: example)
    let endings = [
      "View": ["ViewInput"], "Interactor": ["InteractorInput"], "Router": ["RouterInput"],
      "Presenter": ["ViewOutput", "InteractorOutput", "ModuleInput", "ModuleOutput"],
      "Service": ["Service", "ServiceObserver"],
      "DataDisplayManager": ["DataDisplayManaging", "DataDisplayManagerDelegate"],
    ]
    for type in code.types.filter(\.isProtocol) {
      #expect(endings[type.role]?.contains { type.name.hasSuffix($0) } == true, "\(type.name)")
    }
  }

  @Test func `Greeting has no router`() async throws {
    #expect(try await ThisCode.code(of: .viper, in: .greeting).types(of: "Router") == [])
    #expect(try await ThisCode.code(of: .viper, in: .login).types(of: "Router") != [])
    let notes = try await ThisCode.code(of: .viper, in: .notes)
    for role in ["Router", "Interactor"] {
      let types = notes.types(of: role).filter { $0 != "BannerFacade" }
      #expect(types.count == 6 && !types.contains { $0.hasPrefix("Banner") })
    }
    #expect(notes.types(of: "Interactor").contains("BannerFacade"))
  }

  @Test(arguments: Example.shown(by: VIPERPattern()))
  func `entities are plain data and rise no higher than the interactor`(example: Example) async throws {
    let code = try await ThisCode.code(of: .viper, in: example)
    let entities = code.links.map(\.to).filter { $0.role == "Entity" }
    #expect(!entities.isEmpty && entities.allSatisfy { [.struct, .enum].contains($0.node.kind) })
    #expect(
      code.methods(of: "Entity")
        == (example == .notes ? ["Note.isNewer(than:)", "Note.titleContains(_:)"] : []))
    #expect(Set(code.roles(naming: "Entity")).isSubset(of: ["Interactor", "Service"]))
  }

  @Test(arguments: [Example.login, .notes]) func `services are a role behind the interactor`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .viper, in: example)
    #expect(code.roles(naming: "Service") == ["Interactor"])
    #expect(try code.references(from: "Interactor", to: "Service", .concrete) == 0)
    #expect(code.roles(naming: "Network") == ["Service"])
    #expect(code.roles(naming: "Storage") == (example == .login ? ["Service"] : []))
  }

  @Test(arguments: [Example.login, .notes]) func `routers move, assemblies wire`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .viper, in: example)
    #expect(try code.value(.constructionsOutsideWiring) == 0)
    let routers = example == .login ? ["HomeRouter", "LoginRouter"] : ["NoteDetailRouter", "NoteListRouter"]
    #expect(code.users(of: "Widgets", named: "NavigationController") == routers)
    #expect(!code.types(of: "Widgets", namedBy: "Assembly").contains("NavigationController"))
  }

  @Test(arguments: Example.shown(by: VIPERPattern())) func `wiring is plain code`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .viper, in: example)
    #expect(try code.value(.lookups) == 0)
    let made = code.links.filter { $0.from.isWiring && $0.edge.kinds.contains(.constructs) }.map(\.to.name)
    let parts = code.types.filter {
      ["View", "DataDisplayManager", "Interactor", "Presenter", "Router", "Service"].contains($0.role)
    }
    // The composition root creates what all modules of Notes share.
    let shared = [
      "OnlineNotesService", "OnlineNotesService.WeakObserver", "NotesClient",
    ]
    #expect(
      Set(made).union(shared).isSuperset(of: parts.filter { !$0.isProtocol }.map(\.name)))
  }

  @Test func `data enters a module by its input`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.members(of: "HomeModuleInput") == ["configure(for:)"])
    #expect(code.members(of: "LoginModuleInput") == ["restoreSession()"])
  }

  @Test func `the table has a data display manager`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .notes)
    #expect(code.users(of: "Widgets", named: "TableViewDataSource") == ["NoteListDataDisplayManager"])
    #expect(code.users(of: "DataDisplayManager") == ["NoteListViewController"])
    #expect(try code.references(from: "View", to: "DataDisplayManager", .concrete) == 0)
    #expect(
      code.namings(from: "View", to: "DataDisplayManager", .conforms) == [
        "NoteListViewController conforms NoteListDataDisplayManagerDelegate"
      ])
    for example in Example.shown(by: VIPERPattern()) {
      let views = try await ThisCode.code(of: .viper, in: example).types(of: "View")
      let screens = example.screens.map(\.name).filter { $0 != "Discard" }
      #expect(views == screens.flatMap { ["\($0)ViewInput", "\($0)ViewController"] })
    }
  }

  @Test func `the banner is a module in two others`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .notes)
    let users = code.links.filter { $0.to.name == "BannerAssembly" }.map(\.from.name)
    #expect(Set(users) == ["NoteDetailAssembly", "NoteListAssembly"])
  }

  @Test func `nothing is found by a name, and no link is unwrapped`() async throws {
    for example in Example.shown(by: VIPERPattern()) {
      #expect(try await ThisCode.code(of: .viper, in: example).value(.lookups) == 0)
    }
  }

  @Test func `no entity leaves the interactor, and a router names module inputs and screens`() async throws {
    for example in Example.shown(by: VIPERPattern()) {
      let code = try await ThisCode.code(of: .viper, in: example)
      #expect(!code.types(of: "Transport").isEmpty)
      #expect(code.types(of: "Entity", namedBy: "Transport") == [])
      let named = code.types(of: "Presenter", namedBy: "Router")
      #expect(named.allSatisfy { $0.hasSuffix("ModuleInput") || $0.hasSuffix("ModuleOutput") })
      let widgets = Set(code.types(of: "Widgets", namedBy: "Router"))
      #expect(widgets.isSubset(of: ["NavigationController", "ViewController"]))
    }
    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.types(of: "Presenter", namedBy: "Router") == ["HomeModuleInput"])
  }

  @Test func `no module of Login has an output`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .login)
    #expect(code.types(.protocol).filter { $0.hasSuffix("ModuleOutput") } == [])
  }

  @Test(
    arguments: [
      (Example.greeting, []), (.login, ["loginTask"]),
      (.notes, ["readTask", "saveTask", "filter", "noteID", "note", "lastChange"]),
    ] as [(Example, [String])])
  func `an interactor stores tasks, and entities that may not leave it`(example: Example, state: [String])
    async throws
  {
    let code = try await ThisCode.code(of: .viper, in: example)
    let stored = code.types.filter { $0.role == "Interactor" }.flatMap(\.node.members).filter(\.isStored)
    let collaborators = ["output", "person", "authorization", "sessions", "service", "bannerFacade"]
    #expect(Set(stored.map(\.name)).subtracting(collaborators) == Set(state))
  }

  @Test func `interactors track the notes`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .notes)
    let observers = code.namings(from: "Interactor", to: "Service", .conforms)
    #expect(
      observers
        == ["NoteDetail", "NoteList"].map { "\($0)Interactor conforms NotesServiceObserver" })
    let client = code.types.filter { $0.name == "NotesClient" }.flatMap(\.node.members)
    #expect(client.filter(\.isStored).map(\.name) == ["environment"])
  }

  @Test func `the promised deletes belong to the service`() async throws {
    let code = try await ThisCode.code(of: .viper, in: .notes)
    let stored = code.types.filter { $0.role == "Service" }.flatMap(\.node.members).filter(\.isStored)
    #expect(Set(stored.map(\.name)).isSuperset(of: ["undoableNote", "failedDeletes", "changesUnderWay"]))
  }
}
