import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// Coordinators are tested with fake routes, which a fake factory in the flow's container returns.
struct CoordinatorTests {
  private let world = LoginWorld()
  private let notesWorld = NotesWorld()
  private let navigationController = NavigationController()

  private var shared: LoginSharedContainer { LoginSharedContainer(environment: world.environment) }

  @Test func `the Login flow ends when its screen does`() {
    let container = LoginContainer(shared: shared)
    let factory = FakeLoginFactory()
    container.loginFactory = factory
    let coordinator = LoginCoordinator(navigationController: navigationController, container: container)
    var names: [String] = []
    coordinator.finished = { name, isRemembered in names.append("\(name) \(isRemembered)") }
    coordinator.start()
    #expect(navigationController.topViewController === factory.routes.viewController)

    factory.routes.finished?("Ada Lovelace", false)
    #expect(names == ["Ada Lovelace false"])
  }

  @Test func `the Home flow ends when its screen does`() {
    let container = HomeContainer(shared: shared)
    let factory = FakeHomeFactory()
    container.homeFactory = factory
    let coordinator = HomeCoordinator(navigationController: navigationController, container: container)
    var ends = 0
    coordinator.finished = { ends += 1 }
    coordinator.start(name: "Ada Lovelace", isRemembered: true)
    #expect(factory.names == ["Ada Lovelace"])
    #expect(navigationController.topViewController === factory.routes.viewController)

    factory.routes.loggedOut?()
    #expect(ends == 1)
  }

  @Test func `the Notes flow shows the note of a row above the list`() async {
    let flow = NotesFlow(in: notesWorld)
    flow.list.noteSelected?("n2")
    await settle()
    #expect(flow.openedIDs == ["n2"])
    weak let detail = flow.window.visibleViewController
    #expect(detail is any NoteDetailRoutes)

    flow.detail?.closed?(.deleted(title: "Milk"))
    #expect(flow.window.visibleViewController === flow.list.viewController)
    #expect(flow.list.notices == [.deleted(title: "Milk")])
    #expect(detail == nil)
  }

  @Test func `the Notes flow starts at a note with the list beneath`() async {
    let flow = NotesFlow(in: notesWorld, openID: "n9")
    await settle()
    #expect(flow.openedIDs == ["n9"])
    #expect(flow.navigationController.viewControllers.first === flow.list.viewController)
    #expect(flow.window.visibleViewController is any NoteDetailRoutes)
  }

  @Test(arguments: [false, true])
  func `a note's flow ends when its screen is popped, by a route or by Back`(byBack: Bool) {
    let flow = NotesFlow(in: notesWorld, openID: "n1")
    weak let child = flow.coordinator.childCoordinators.first
    #expect(child is NoteDetailCoordinator)
    flow.detail?.retryRequested?()
    #expect(flow.list.retries == 1)
    #expect(child != nil)

    if byBack { flow.window.goBack() } else { flow.detail?.closed?(nil) }
    #expect(child == nil)
    #expect(flow.list.notices.isEmpty)
    flow.list.noteSelected?("n2")
    #expect(flow.coordinator.childCoordinators.count == 1)
  }

  @Test func `a second tap on a row starts no second flow`() async {
    let flow = NotesFlow(in: notesWorld)
    flow.list.noteSelected?("n1")
    flow.list.noteSelected?("n2")
    await settle()
    #expect(flow.openedIDs == ["n1"])
    #expect(flow.coordinator.childCoordinators.count == 1)
    #expect(flow.navigationController.viewControllers.count == 2)
  }

  @Test func `a note's flow pops its own screen only, and lasts while that is beneath another`() {
    let flow = NotesFlow(in: notesWorld, openID: "n1")
    weak let child = flow.coordinator.childCoordinators.first
    let (detail, other) = (flow.detail, ViewController())
    flow.navigationController.pushViewController(other)
    detail?.closed?(.noSuchNote("n1"))
    #expect(flow.navigationController.topViewController === other)
    #expect(child != nil)
    flow.navigationController.popToRootViewController()
    #expect(child == nil)
    #expect(flow.list.notices == [.noSuchNote("n1")])
  }

  @Test(arguments: [false, true])
  func `the editor's flow is kept until it ends, and hands its result back`(isNew: Bool) async {
    let flow = NotesFlow(in: notesWorld, openID: isNew ? nil : "n1")
    if isNew { flow.list.addRequested?() } else { flow.detail?.editRequested?() }
    let parent = isNew ? flow.coordinator : flow.coordinator.childCoordinators.first
    weak let child = parent?.childCoordinators.first
    #expect(child is NoteEditorCoordinator)

    flow.editor?.saved?("n4")
    await settle()
    #expect(child == nil)
    #expect(flow.editor == nil)
    #expect(flow.openedIDs == [isNew ? "n4" : "n1"])
  }

  @Test func `the editor's flow ends as well when the program dismisses it`() {
    let flow = NotesFlow(in: notesWorld)
    flow.list.addRequested?()
    weak let child = flow.coordinator.childCoordinators.first
    weak let editor = flow.editor?.viewController
    #expect(child != nil && editor != nil)

    flow.navigationController.dismiss()
    #expect(child == nil)
    #expect(editor == nil)
  }

  @Test func `the application coordinator puts one flow in place of another`() throws {
    let window = Window()
    let container = shared
    container.restoreManager = FakeRestoreManager(name: "Ada Lovelace")
    LoginApplicationCoordinator(window: window, container: container).start()
    weak let home = window.rootViewController
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")

    window.tap("logOut")
    #expect(window.visibleViewController is LoginViewController)
    #expect(home == nil)

    (window.visibleViewController as? LoginViewController)?.finished?("Grace Hopper", false)
    #expect(window.text(of: "welcome") == "Welcome, Grace Hopper")
  }

  @Test(arguments: [nil, "Ada Lovelace"])
  func `the application coordinator asks a manager for the first flow`(name: String?) {
    let window = Window()
    let container = shared
    container.restoreManager = FakeRestoreManager(name: name)
    LoginApplicationCoordinator(window: window, container: container).start()
    #expect(window.text(of: "welcome") == name.map { "Welcome, \($0)" })
    #expect((window.text(of: "email") == nil) == (name != nil))
  }

  @Test func `the application coordinator keeps the coordinator of the current flow`() {
    let window = Window()
    let container = shared
    container.restoreManager = FakeRestoreManager(name: "Ada Lovelace")
    let coordinator = LoginApplicationCoordinator(window: window, container: container)
    #expect(coordinator.childCoordinators.isEmpty)
    coordinator.start()
    weak let home = coordinator.childCoordinators.first
    #expect(home is HomeCoordinator)

    window.tap("logOut")
    #expect(home == nil)
    #expect(coordinator.childCoordinators.count == 1)
    #expect(coordinator.childCoordinators.first is LoginCoordinator)
  }
}

private struct FakeRestoreManager: RestoreManager {
  let name: String?

  func restoredName() -> String? { name }
}
