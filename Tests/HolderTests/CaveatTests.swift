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
    var login = root.map { $0.module(for: LoginSupportedModule.login) as LoginModule }
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
    let builds: [(root: () -> Component, build: (Component) -> any Module)] = [
      ({ GreetingRootComponent(person: .davidBlaine) }, { GreetingBuilder().build(parent: $0) }),
      (login, { LoginBuilder().build(parent: $0, holder: holder) }),
      (login, { HomeBuilder().build(parent: $0, holder: holder) }),
      (login, { LoggedInBuilder().build(parent: $0, holder: holder, context: context) }),
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

  @Test func `each module of Notes keeps the root component alive, and nothing else does`() {
    let holder = ModuleHolder()
    let first = NotesModuleHolderContext(openID: nil)
    let note = OpenedNoteModuleHolderContext(parent: first, noteID: "n1")
    let builds: [(NotesRootComponent) -> any Module] = [
      { NotesBuilder().build(parent: $0) },
      { AllNotesBuilder().build(parent: $0, holder: holder, context: first) },
      { NoteListBuilder().build(parent: Self.allNotes(of: $0), holder: holder, context: first) },
      { OpenedNoteBuilder().build(parent: Self.allNotes(of: $0), holder: holder, context: note) },
    ]
    for build in builds {
      var root: NotesRootComponent? = NotesRootComponent(environment: NotesWorld().environment)
      weak let released = root
      var module = root.map(build)
      root = nil
      #expect(module != nil)
      #expect(released != nil)
      module = nil
      #expect(released == nil)
    }
  }

  private static func allNotes(of root: NotesRootComponent) -> AllNotesComponent {
    AllNotesComponent(parent: root, service: root.service)
  }

  @Test func `the root component shares one service, which all modules use`() {
    let root = NotesRootComponent(environment: NotesWorld().environment)
    let allNotes: Component = Self.allNotes(of: root)
    let found: any NotesService = NoteListComponent(parent: allNotes, service: allNotes.service).service
    #expect(found as AnyObject === root.service as AnyObject)
  }

  @Test func `a context leads to those above it`() {
    let root = NotesModuleHolderContext(openID: "n2")
    let note = OpenedNoteModuleHolderContext(parent: root, noteID: "n1")
    #expect((note.nearest() as NotesModuleHolderContext?)?.openID == "n2")
    #expect((note.nearest() as OpenedNoteModuleHolderContext?)?.noteID == "n1")
    #expect(root.nearest() as OpenedNoteModuleHolderContext? == nil)
  }

  @Test func `a logout resets the modules, which outlive their screens`() async throws {
    let world = LoginWorld()
    let root = LoginRootBuilder().build(component: LoginRootComponent(environment: world.environment))
    let window = Window()
    window.rootViewController = root.router?.rootView()
    let login: LoginModule = root.module(for: LoginSupportedModule.login)
    let loggedIn: LoggedInModuleHolder = root.module(for: LoginSupportedModule.loggedIn)
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
    let nested: LoggedInModuleHolder = root.module(for: LoginSupportedModule.loggedIn)
    #expect(nested.holder === root)
    #expect(!root.supportedModules.contains { $0 is HomeModule })
    #expect(nested.supportedModules.contains { $0 is HomeModule })
    let login: LoginModule = nested.module(for: LoginSupportedModule.login)
    #expect(root.supportedModules.contains { $0 === login })
    #expect(nested.module(for: LoginSupportedModule.loggedIn) === nested)
    #expect(nested.router is HomeRouter)
  }

  @Test func `the modules of a note and of an editor come and go with their screens`() async throws {
    let world = NotesWorld()
    let component = NotesRootComponent(environment: world.environment(opening: "n1"))
    let root = NotesRootBuilder().build(component: component)
    let window = Window(rootViewController: try #require(root.router?.rootView()))
    let allNotes: AllNotesModuleHolder = root.module(for: NotesSupportedModule.allNotes)
    weak let note = allNotes.module(for: NotesSupportedModule.openedNote) as OpenedNoteModuleHolder
    weak let detail = note?.module(for: NotesSupportedModule.noteDetail) as NoteDetailModule?
    #expect(note?.holder === allNotes && allNotes.holder === root)
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
    #expect(allNotes.supportedModules.count == 2)
  }

  @Test func `an editor is for the note of its context, or for a new one`() {
    let component = NotesRootComponent(environment: NotesWorld().environment)
    let root = NotesRootBuilder().build(component: component)
    let notes: NotesModule = root.module(for: NotesSupportedModule.notes)
    notes.keep(Note.sample("n1", "Tea"))
    let allNotes: AllNotesModuleHolder = root.module(for: NotesSupportedModule.allNotes)
    allNotes.attachNote(withID: "n1")
    let note: OpenedNoteModuleHolder = allNotes.module(for: NotesSupportedModule.openedNote)
    allNotes.attachEditor()
    note.attachEditor()
    let editors: [NoteEditorModule] = [allNotes, note].map { $0.module(for: NotesSupportedModule.noteEditor) }
    #expect(editors.map(\.title) == ["New note", "Edit note"])
    #expect(editors.map(\.noteTitle) == ["", "Tea"])
  }
}

private struct PlainComponent: GreetingModuleComponent {
  let person: Person
}
