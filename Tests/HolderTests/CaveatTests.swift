import Examples
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// Each test shows what a caveat on the card says about the code; the other files show the rest.
struct CaveatTests {
  @Test func `the window's root view controller keeps the tree alive, and nothing outlives it`() {
    let world = LoginWorld()
    var component: LoginRootComponent? = LoginRootComponent(environment: world.environment)
    weak let releasedComponent = component
    var root = component.map { LoginRootBuilder().build(component: $0) }
    weak let releasedRoot = root
    var login: LoginModule? = root?.module(for: LoginSupportedModule.login)
    weak let releasedModule = login
    weak let releasedRouter = login?.router
    let window = Window()
    window.rootViewController = root?.router?.rootView()
    weak let releasedView = window.visibleViewController
    (component, root, login) = (nil, nil, nil)
    #expect(releasedComponent != nil)
    #expect(releasedRoot != nil)
    #expect(releasedModule != nil)
    #expect(releasedRouter != nil)
    #expect(releasedView is LoginViewController)

    window.close()
    #expect(releasedComponent == nil)
    #expect(releasedRoot == nil)
    #expect(releasedModule == nil)
    #expect(releasedRouter == nil)
    #expect(releasedView == nil)
  }

  @Test func `each module's component keeps those above it alive, and nothing keeps it but its module`() {
    let world = LoginWorld()
    let holder = ModuleHolder()
    let context = LoginModuleHolderContext(storedUser: nil)
    let login = { LoginRootComponent(environment: world.environment) as Component }
    let notesHolder = FakeNotesHolder()
    let note = NoteDetailModuleHolderContext(noteID: "n1")
    let notes = { NotesRootComponent(environment: NotesWorld().environment) as Component }
    let builds: [(root: () -> Component, build: (Component) -> any Module)] = [
      ({ GreetingRootComponent(person: .davidBlaine) }, { GreetingBuilder().build(parent: $0) }),
      (login, { LoginBuilder().build(parent: $0, holder: holder) }),
      (login, { HomeBuilder().build(parent: $0, holder: holder) }),
      (login, { LoggedInBuilder().build(parent: $0, holder: holder, context: context) }),
      (notes, { NotesBuilder().build(parent: $0) }),
      (notes, { NoteListBuilder().build(parent: $0, holder: notesHolder) }),
      (notes, { NoteDetailHolderBuilder().build(parent: $0, holder: holder, context: note) }),
      (notes, { NoteEditorBuilder().build(parent: $0, holder: holder, noteID: nil) }),
    ]
    for (makeRoot, build) in builds {
      var root: Component? = makeRoot()
      weak let released = root
      var module = root.map(build)
      root = nil
      #expect(module != nil)
      #expect(released != nil)
      module = nil
      #expect(released == nil)
    }
  }

  @Test func `a logout resets the modules, which outlive their screens`() async throws {
    let world = LoginWorld()
    let root = LoginRootBuilder().build(component: LoginRootComponent(environment: world.environment))
    let window = Window()
    window.rootViewController = root.router?.rootView()
    let login = try #require(root.module(for: LoginSupportedModule.login) as LoginModule?)
    let loggedIn = try #require(root.module(for: LoginSupportedModule.loggedIn) as LoggedInModuleHolder?)
    window.logIn()
    await settle()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(loggedIn.user == Session.ada.user)
    #expect([login.password, login.status] == ["", ""])

    window.tap("logOut")
    #expect(login.email == "")
    #expect(loggedIn.user == nil)
  }

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
    #expect(notes.members(of: "NotesModuleHolderContext", .property) == ["openID"])
    #expect(notes.members(of: "NoteDetailModuleHolderContext", .property) == ["noteID"])
    #expect(notes.members(of: "NotesBuilder", .method) == ["build(parent:)"])
    #expect(notes.members(of: "BannerBuilder", .method) == ["build(holder:)"])
    #expect(notes.members(of: "NoteDetailBuilder", .method) == ["build(parent:holder:context:)"])
  }

  @Test func `a module needs no Component, only what its protocol names`() async throws {
    let module = GreetingModule(component: PlainComponent(person: .davidBlaine))
    module.showGreeting()
    #expect(module.greeting == "Hello David Blaine")

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
    #expect(Set(creators) == ["NotesRootComponent", "NotesComponent"])
  }

  @Test func `a module's component shares the service that no other module needs`() async throws {
    let code = try await ThisCode.code(of: .holder, in: .login)
    #expect(
      code.namings(from: "Component", to: "Component", .calls).filter { $0.contains("shared") } == [
        "LoginComponent.authorization calls Component.shared(_:)"
      ])

    let world = LoginWorld()
    let root = LoginRootComponent(environment: world.environment)
    let component = LoginComponent(parent: root, environment: root.environment, sessions: root.sessions)
    #expect(component.authorization is HTTPAuthorizationService)

    let notes = try await ThisCode.code(of: .holder, in: .notes)
    #expect(
      notes.namings(from: "Component", to: "Component", .calls).filter { $0.contains("shared") } == [
        "NotesComponent.sending calls Component.shared(_:)"
      ])
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

  @Test(arguments: [false, true])
  func `the root holder decides the first screen`(isStored: Bool) {
    let world = LoginWorld()
    if isStored { world.store.text = Session.adaAsText }
    let root = LoginRootBuilder().build(component: LoginRootComponent(environment: world.environment))
    #expect(root.first == (isStored ? .loggedIn : .login))
    let first = (root.router?.rootView() as? NavigationController)?.topViewController
    #expect(isStored ? first is HomeViewController : first is LoginViewController)
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
    #expect(
      notes.types(of: "ModuleHolder", namedBy: "Module") == [
        "ModuleHolder", "NoteEditorHolding", "NotesHolding", "NotesSupportedModule",
      ])
  }

  @Test(arguments: Example.shown(by: HolderPattern()))
  func `what all patterns share is not counted`(example: Example) async throws {
    let code = try await ThisCode.code(of: .holder, in: example)
    #expect(code.types(of: "Model") == [])
    let shared = code.links.map(\.to).filter { $0.role == "Model" }
    #expect(!shared.isEmpty && shared.allSatisfy { $0.node.module == "Examples" && !$0.isOwn })
  }

  @Test func `Home is in a nested holder, and look-ups from there walk up`() throws {
    let component = LoginRootComponent(environment: LoginWorld().environment)
    let root = LoginRootBuilder().build(component: component)
    #expect(root.holder == nil)
    #expect(root.module(for: LoginSupportedModule.home) as HomeModule? == nil)

    let nested = try #require(root.module(for: LoginSupportedModule.loggedIn) as LoggedInModuleHolder?)
    #expect(nested.holder === root)
    #expect(nested.module(for: LoginSupportedModule.home) as HomeModule? != nil)
    #expect(nested.module(for: LoginSupportedModule.login) as LoginModule? != nil)
    #expect(nested.module(for: LoginSupportedModule.loggedIn) as LoggedInModuleHolder? === nested)
    #expect(nested.router is HomeRouter)
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

  @Test func `the modules of a note and of an editor come and go with their screens`() async throws {
    let world = NotesWorld()
    let component = NotesRootComponent(environment: world.environment(opening: "n1"))
    let root = NotesRootBuilder().build(component: component)
    let window = Window(rootViewController: try #require(root.router?.rootView()))
    weak let note = root.module(for: NotesSupportedModule.openedNote) as NoteDetailModuleHolder?
    weak let detail = note?.module(for: NotesSupportedModule.noteDetail) as NoteDetailModule?
    #expect(root.module(for: NotesSupportedModule.noteDetail) as NoteDetailModule? == nil)
    #expect(note?.module(for: NotesSupportedModule.noteList) as NoteListModule? != nil)
    await settle()
    await world.answer(0, with: Note.sample("n1", "Tea"))
    window.layoutIfNeeded()

    window.tap("edit")
    weak let editor = note?.module(for: NotesSupportedModule.noteEditor) as NoteEditorModule?
    #expect(editor?.noteTitle == "Tea")
    window.tap("cancel")
    #expect(editor == nil)
    #expect(detail != nil)
    window.goBack()
    #expect(note == nil)
    #expect(detail == nil)
    #expect(root.supportedModules.count == 3)
  }

  @Test func `an editor for a new note and one for a note find their dependency at any depth`() throws {
    let component = NotesRootComponent(environment: NotesWorld().environment)
    let root = NotesRootBuilder().build(component: component)
    root.openNote(withID: "n1")
    let note: NoteDetailModuleHolder = try #require(root.module(for: NotesSupportedModule.openedNote))
    root.openEditor()
    note.openEditor()
    let editors: [NoteEditorModule?] = [root, note].map { $0.module(for: NotesSupportedModule.noteEditor) }
    #expect(editors[0] != nil && editors[1] != nil && editors[0] !== editors[1])
  }
}

private struct PlainComponent: GreetingModuleComponent {
  let person: Person
}
