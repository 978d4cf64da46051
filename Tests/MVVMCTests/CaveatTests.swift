import Examples
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  private let window = Window()

  @Test func `the window's root keeps the coordinators alive, and nothing outlives it`() {
    MVVMCPattern().showNotes(with: NotesWorld().environment, in: window)
    weak let root = window.rootViewController as? CoordinatedNavigationController
    weak let coordinator = root?.coordinator
    (coordinator as? NotesCoordinator)?.addNote()
    weak let child = coordinator?.children.first
    #expect(child is NoteEditorCoordinator)
    window.close()
    #expect(root == nil)
    #expect(coordinator == nil)
    #expect(child == nil)
  }

  @Test(arguments: ["Greeting", "Login"]) func `closing the window releases the only coordinator`(
    example: String
  ) throws {
    if example == "Greeting" {
      MVVMCPattern().showGreeting(for: .davidBlaine, in: window)
    } else {
      MVVMCPattern().showLogin(with: LoginWorld().environment, in: window)
    }
    weak let coordinator = (window.rootViewController as? CoordinatedNavigationController)?.coordinator
    #expect(coordinator != nil)
    window.close()
    #expect(coordinator == nil)
  }

  @Test func `an editor dismissed past its coordinator leaves that behind`() {
    let navigation = CoordinatedNavigationController()
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    let coordinator = NotesCoordinator(navigationController: navigation, model: model)
    navigation.coordinator = coordinator
    coordinator.start(openID: nil)
    window.rootViewController = navigation
    coordinator.addNote()
    weak let child = coordinator.children.first
    weak let editor = window.visibleViewController
    navigation.dismiss()
    window.layoutIfNeeded()
    #expect(editor == nil)
    #expect(child != nil)
    coordinator.children.first.map(coordinator.removeChild)
    #expect(child == nil)
  }

  @Test(arguments: ["Home", "note", "list", "editor"])
  func `a coordinator that nobody keeps is gone at once, and its screens lead nowhere`(
    screen: String
  ) async {
    switch screen {
    case "Home": leaveHome()
    case "editor": leaveEditor()
    default: await leaveNotes(from: screen)
    }
  }

  private func leaveHome() {
    let world = LoginWorld()
    world.store.text = Session.adaAsText
    let navigation = NavigationController()
    let model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
    LoginCoordinator(navigationController: navigation, model: model).start()
    window.rootViewController = navigation
    window.tap("logOut")
    window.layoutIfNeeded()
    #expect(world.store.text == nil)
    #expect(navigation.topViewController is HomeViewController)
  }

  private func leaveEditor() {
    let presenter = ViewController()
    window.rootViewController = presenter
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    var ends = 0
    NoteEditorCoordinator(presenter: presenter, model: model) { _, _ in ends += 1 }.start(with: nil)
    window.layoutIfNeeded()
    window.tap("cancel")
    window.type("Bread", into: "noteTitle")
    window.tap("cancel")
    window.layoutIfNeeded()
    #expect(window.visibleViewController is NoteEditorViewController)
    #expect(ends == 0)
  }

  private func leaveNotes(from screen: String) async {
    let world = NotesWorld()
    let navigation = NavigationController()
    let model = NotesModel(client: NotesClient(environment: world.environment))
    model.replaceNotes(with: Note.samples)
    NotesCoordinator(navigationController: navigation, model: model)
      .start(openID: screen == "note" ? "n2" : nil)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    if screen == "note" {
      window.tap("delete")
      window.layoutIfNeeded()
      #expect(navigation.topViewController is NoteDetailViewController)
      navigation.popViewController()
      window.layoutIfNeeded()
    }
    await settle()
    await world.answer(0, with: Note.samples)
    window.layoutIfNeeded()
    #expect(window.rows(of: "notes") == (screen == "note" ? ["Café", "Tea"] : ["Café", "Milk", "Tea"]))
    #expect(window.text(of: "status") == "")
    window.tap("add")
    window.tapRow(0, of: "notes")
    window.layoutIfNeeded()
    #expect(window.visibleViewController is NoteListViewController)
  }

  @Test func `a note that is gone is shown as it was while its screen leaves`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    model.replaceNotes(with: Note.samples)
    let navigation = NavigationController()
    let coordinator = NotesCoordinator(navigationController: navigation, model: model)
    coordinator.start(openID: "n2")
    window.rootViewController = navigation
    let detail = navigation.topViewController as? NoteDetailViewController
    #expect(detail?.title == "Milk")
    window.tap("delete")
    window.layoutIfNeeded()
    #expect(navigation.viewControllers.count == 1)
    #expect(detail?.title == "Milk")
    #expect(detail?.screen.bodyLabel.text == "two litres")
  }

  @Test func `a row opens the note that it displays`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    model.replaceNotes(with: Note.samples)
    let coordinator = FakeNotesCoordinator()
    let controller = NoteListViewController(
      viewModel: NoteListViewModel(model: model, coordinator: coordinator), banner: ViewController())
    window.rootViewController = controller
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    model.keep(.sample("n4", "Bread", second: 9))
    // The binding has not run yet.
    controller.tableView(controller.screen.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(coordinator.shownID == "n2")
  }
}
