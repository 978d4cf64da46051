import Examples
import Observation
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  private let world = LoginWorld()
  private let window = Window()

  private var shared: LoginSharedContainer { LoginSharedContainer(environment: world.environment) }

  private func logIn() async {
    window.logIn()
    await settle()
  }

  @Test func `Greeting has no routes of its own`() {
    let module = DefaultGreetingFactory(person: .davidBlaine).make()
    #expect(module is GreetingViewController)
    #expect(module.viewController === module)
  }

  @Test func `routes may be left unset`() {
    let presenter = FakeLoginPresenter()
    let view = LoginScreen()
    let screen = LoginViewController(view: view, presenter: presenter)
    screen.updatePropertiesIfNeeded()
    view.logInButton.tap()
    #expect(presenter.calls.count == 1)
    presenter.completion?("Ada Lovelace", true)
    #expect(screen.finished == nil)
  }

  @Test(arguments: [(true, ""), (false, "You are logged in, but this device could not remember you.")])
  func `a factory takes the data of its module`(isRemembered: Bool, notice: String) {
    let home = DefaultHomeFactory(logoutManager: FakeLogoutManager())
      .make(name: "Ada Lovelace", isRemembered: isRemembered)
    window.rootViewController = home.viewController
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")
    #expect(window.text(of: "notice") == notice)
  }

  @Test func `outputs are observed without a relay`() async {
    let login = FakeLoginManager()
    let presenter: any LoginPresenter = DefaultLoginPresenter(
      credentialsManager: FakeCredentialsManager(), loginManager: login,
      rememberManager: FakeRememberManager())
    let changes = Changes()
    withObservationTracking {
      _ = presenter.isWaiting
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    presenter.email = "ada@example.com"
    #expect(changes.count == 0)
    var names: [String] = []
    presenter.logIn { name, _ in names.append(name) }
    #expect(changes.count == 1)
    #expect(presenter.isWaiting)
    await settle()
    await login.replies.end(with: .success(.ada))
    #expect(names == ["Ada Lovelace"])
  }

  @Test func `a container makes a dependency once, and a test can put in a double`() async {
    let container = LoginContainer(shared: shared)
    let (credentials, login, remember) = (
      FakeCredentialsManager(), FakeLoginManager(), FakeRememberManager()
    )
    container.credentialsManager = credentials
    container.loginManager = login
    container.rememberManager = remember
    #expect(container.rememberManager as AnyObject === remember)

    window.rootViewController = container.loginFactory.make().viewController
    await logIn()
    await login.replies.end(with: .success(.ada))
    #expect(credentials.entered == Credentials(email: "ada@example.com", password: "lovelace"))
    #expect(login.credentials == [Credentials(email: "ada@example.com", password: "lovelace")])
    #expect(remember.session == .ada)
    #expect(world.transport.requests.isEmpty)

    let homeContainer = HomeContainer(shared: shared)
    let logout = FakeLogoutManager()
    homeContainer.logoutManager = logout
    let home = homeContainer.homeFactory.make(name: "Ada Lovelace", isRemembered: true)
    window.rootViewController = home.viewController
    window.tap("logOut")
    #expect(logout.logOuts == 1)
  }

  @Test func `the window's root keeps the coordinators alive, and nothing outlives it`() async {
    weak var released: LoginApplicationCoordinator?
    weak var releasedChild: BaseCoordinator?
    do {
      let coordinator = LoginApplicationCoordinator(window: window, container: shared)
      coordinator.start()
      (released, releasedChild) = (coordinator, coordinator.childCoordinators.first)
    }
    #expect(released != nil)
    #expect(releasedChild != nil)
    window.close()
    #expect(released == nil)
    #expect(releasedChild == nil)

    MVPCFPattern().showLogin(with: world.environment, in: window)
    weak let screen = window.visibleViewController
    await logIn()
    window.close()
    #expect(screen == nil)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.transport.cancelled == [0])
    #expect(world.store.text == nil)
    #expect(window.rootViewController == nil)
  }

  @Test func `a window that is let go without being closed is not kept by its coordinators`() {
    var window: Window? = Window()
    weak let released = window
    if let window { MVPCFPattern().showLogin(with: world.environment, in: window) }
    #expect(released?.visibleViewController is LoginViewController)
    window = nil
    #expect(released == nil)
  }

  @Test func `each flow in the window has a container controller of its own`() async {
    MVPCFPattern().showLogin(with: world.environment, in: window)
    weak let login = window.rootViewController
    #expect(login is NavigationController)
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    window.layoutIfNeeded()
    #expect(window.visibleViewController is HomeViewController)
    #expect(login == nil)

    weak let home = window.rootViewController
    #expect(home is NavigationController)
    window.tap("logOut")
    #expect(window.visibleViewController is LoginViewController)
    #expect(home == nil)
  }

  @Test func `the shared screens conform to the view protocols`() {
    let screens: [any ViewContainer] = [
      GreetingScreen(), LoginScreen(), HomeScreen(), NoteListScreen(), NoteDetailScreen(), NoteEditorScreen(),
      BannerScreen(),
    ]
    #expect(screens[0] is any GreetingView)
    #expect(screens[1] is any LoginView)
    #expect(screens[2] is any HomeView)
    #expect(screens[3] is any NoteListView)
    #expect(screens[4] is any NoteDetailView)
    #expect(screens[5] is any NoteEditorView)
    #expect(screens[6] is any BannerView)
    #expect(screens.allSatisfy { $0.view === $0 })
  }

  @Test func `Back ends the flow of the editor, and that of a note`() {
    let flow = NotesFlow(in: NotesWorld(), openID: "n1")
    weak let note = flow.coordinator.childCoordinators.first
    flow.detail?.editRequested?()
    weak let editor = note?.childCoordinators.first
    #expect(editor != nil)
    // The note is not there, so the editor is that of a new one, without changes.
    #expect(flow.window.goBack())
    #expect(editor == nil)
    #expect(note != nil)

    weak let detail = flow.window.visibleViewController
    #expect(detail is any NoteDetailRoutes)
    #expect(flow.window.goBack())
    #expect(note == nil)
    #expect(detail == nil)
    #expect(flow.window.visibleViewController === flow.list.viewController)
    #expect(!flow.window.goBack())
  }

  @Test func `the coordinator asks before changes are lost`() {
    let flow = NotesFlow(in: NotesWorld())
    flow.list.addRequested?()
    weak let child = flow.coordinator.childCoordinators.first
    flow.editor?.cancelled?(true)
    #expect(flow.window.visibleViewController is AlertController)
    flow.window.tap("keep")
    #expect(flow.window.visibleViewController is any NoteEditorRoutes)
    #expect(child != nil)

    flow.editor?.cancelled?(true)
    flow.window.tap("discard")
    #expect(flow.window.visibleViewController === flow.list.viewController)
    #expect(child == nil)
    #expect(flow.openedIDs == [])
  }

  @Test func `factories give two screens a banner each, and set its routes`() {
    let shared = NotesSharedContainer(environment: NotesWorld().environment)
    let screens = [
      NotesContainer(shared: shared).listFactory.make().viewController,
      NoteDetailContainer(shared: shared).detailFactory.make(id: "n1").viewController,
    ]
    let tea = Note.sample("n1", "Tea")
    for screen in screens {
      let window = Window(rootViewController: screen)
      let banner = screen.children.first as? any BannerRoutes
      #expect(screen.children.count == 1)
      #expect(banner?.retryRequested != nil)
      #expect(window.text(of: "failed") == "")
      shared.notesManager.keep(tea)
      shared.notesManager.keepFailedDelete(NoteChange(key: "key-1", kind: .delete(tea)))
      window.layoutIfNeeded()
      #expect(window.text(of: "failed") == "\"Tea\" is not deleted.")
      shared.notesManager.replaceNotes(with: [])
    }
  }

  @Test func `the list's routes also lead in`() async {
    let world = NotesWorld()
    let list = NotesContainer(shared: NotesSharedContainer(environment: world.environment)).listFactory.make()
    window.rootViewController = list.viewController
    await settle()
    await world.answer(0, with: Note.samples)
    list.tell(.deleted(title: "Bread"))
    window.layoutIfNeeded()
    #expect(window.text(of: "status") == "Deleted \"Bread\".")
    list.retryDelete()
    window.layoutIfNeeded()
    #expect(window.text(of: "status") == "")
  }

  @Test func `managers of the shared container keep what the flows share`() {
    let shared = NotesSharedContainer(environment: NotesWorld().environment)
    let notes: any Observable = shared.notesManager
    #expect(notes is DefaultNotesManager)
    let list = NotesContainer(shared: shared).listFactory.make()
    window.rootViewController = list.viewController
    #expect(window.rows(of: "notes") == [])
    shared.notesManager.keep(Note.sample("n1", "Tea"))
    window.layoutIfNeeded()
    #expect(window.rows(of: "notes") == ["Tea"])

    let editor = NoteEditorContainer(shared: shared).editorFactory.make(id: "n1")
    window.rootViewController = editor.viewController
    #expect(window.text(of: "noteTitle") == "Tea")
  }
}

private final class Changes {
  var count = 0
}
