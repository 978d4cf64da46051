import Examples
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// Shows by running what the card's caveats describe.
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

  @Test func `a module works with a component that is no Component`() {
    let module = GreetingModule(component: PlainComponent(person: .davidBlaine))
    module.showGreeting()
    #expect(module.greeting == "Hello David Blaine")
  }

  @Test func `the login module's component provides the service that sends logins`() {
    let world = LoginWorld()
    let root = LoginRootComponent(environment: world.environment)
    let component = LoginComponent(parent: root, environment: root.environment, sessions: root.sessions)
    #expect(component.authorization is HTTPAuthorizationService)
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
