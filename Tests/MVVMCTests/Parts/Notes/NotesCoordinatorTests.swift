import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// The coordinator with the screens that it makes, and with the coordinator of the editor; the transport is replaced.
struct NotesCoordinatorTests {
  private let world = NotesWorld()
  private let navigation = NavigationController()
  private let window: Window
  private let model: NotesModel
  private let coordinator: NotesCoordinator

  init() {
    window = Window(rootViewController: navigation)
    model = NotesModel(client: NotesClient(environment: world.environment))
    model.replaceNotes(with: Note.samples)
    coordinator = NotesCoordinator(navigationController: navigation, model: model)
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  @Test func `it starts with the list`() {
    coordinator.start(openID: nil)
    #expect(titles == ["Notes"])
  }

  @Test func `it starts at a note with the list beneath`() {
    coordinator.start(openID: "n2")
    window.layoutIfNeeded()
    #expect(titles == ["Notes", "Milk"])
  }

  @Test func `it shows a note above the list`() {
    coordinator.start(openID: nil)
    coordinator.showNote(withID: "n1")
    window.layoutIfNeeded()
    #expect(titles == ["Notes", "Tea"])
  }

  @Test func `it closes the note, and no other screen`() {
    coordinator.start(openID: "n2")
    coordinator.closeNote()
    coordinator.closeNote()
    #expect(titles == ["Notes"])
    coordinator.showNote(withID: "n1")
    navigation.pushViewController(ViewController())
    coordinator.closeNote()
    #expect(navigation.viewControllers.count == 3)
  }

  @Test func `it closes every screen of a note that is gone`() {
    coordinator.start(openID: nil)
    coordinator.showNote(withID: "n2")
    coordinator.showNote(withID: "n2")
    window.layoutIfNeeded()
    #expect(titles.count == 3)
    window.tap("delete")
    window.layoutIfNeeded()
    #expect(titles == ["Notes"])
  }

  @Test func `it starts one editor at a time`() {
    coordinator.start(openID: nil)
    coordinator.addNote()
    coordinator.addNote()
    coordinator.editNote(Note.sample("n1", "Tea"))
    #expect(coordinator.children.count == 1)
    window.layoutIfNeeded()
    window.tap("cancel")
    #expect(coordinator.children.isEmpty)
    #expect(window.visibleViewController is NoteListViewController)
    coordinator.editNote(Note.sample("n1", "Tea"))
    coordinator.addNote()
    #expect(coordinator.children.count == 1)
  }

  @Test func `it tells the list what a note did`() async {
    coordinator.start(openID: nil)
    window.layoutIfNeeded()
    await settle()
    await world.answer(0, with: Note.samples)
    coordinator.noteDetailDid(.notRead("n9", .noSuchNote))
    window.layoutIfNeeded()
    #expect(window.text(of: "status") == "There is no note \"n9\".")
  }

  @Test func `a retry in a note's banner reaches the list`() async throws {
    coordinator.start(openID: nil)
    window.layoutIfNeeded()
    await settle()
    await world.answer(0, with: Note.samples)
    model.delete(try #require(model.note(withID: "n2")))
    model.sendDelete()
    await settle()
    await world.transport.fail(1, with: .timedOut)
    coordinator.showNote(withID: "n1")
    window.layoutIfNeeded()
    window.tap("retry")
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    navigation.popViewController()
    window.layoutIfNeeded()
    #expect(window.text(of: "status") == "")
  }

  @Test func `both screens have a banner on one view model`() throws {
    coordinator.start(openID: "n2")
    let viewModels = try navigation.viewControllers.map { screen in
      screen.loadViewIfNeeded()
      #expect(screen.children.map { $0 is BannerViewController } == [true])
      // A view's view model is private.
      let banner = Mirror(reflecting: try #require(screen.children.first))
      return try #require(banner.descendant("viewModel") as? BannerViewModel)
    }
    #expect(viewModels.count == 2)
    #expect(viewModels.allSatisfy { $0 === viewModels.first })
  }

  @Test(arguments: ["save", "cancel", "discard", "Back"])
  func `the editor's coordinator is let go when the editor ends`(end: String) async {
    coordinator.start(openID: nil)
    coordinator.addNote()
    window.layoutIfNeeded()
    weak let child = coordinator.children.first
    weak let editor = window.visibleViewController
    #expect(child is NoteEditorCoordinator)
    #expect(editor is NoteEditorViewController)
    switch end {
    case "save":
      window.type("Bread", into: "noteTitle")
      window.tap("save")
      await settle()
      await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    case "discard":
      window.type("Bread", into: "noteTitle")
      window.tap("cancel")
      #expect(child != nil)
      window.tap("discard")
    case "cancel": window.tap("cancel")
    default: #expect(window.goBack())
    }
    window.layoutIfNeeded()
    #expect(coordinator.children.isEmpty)
    #expect(child == nil)
    #expect(editor == nil)
    #expect(titles == (end == "save" ? ["Notes", "Bread"] : ["Notes"]))
  }

  @Test func `a note that was edited is not opened again`() async {
    coordinator.start(openID: "n2")
    window.layoutIfNeeded()
    window.tap("edit")
    window.layoutIfNeeded()
    window.type("!", into: "noteTitle")
    window.tap("save")
    await settle()
    await world.answer(0, with: Note.sample("n2", "Milk!", second: 9, revision: 2))
    window.layoutIfNeeded()
    #expect(titles == ["Notes", "Milk!"])
    #expect(coordinator.children.isEmpty)
  }

  @Test func `Back closes a note, and nothing of it is left`() {
    coordinator.start(openID: "n2")
    window.layoutIfNeeded()
    weak let note = window.visibleViewController
    #expect(window.goBack())
    #expect(note == nil)
    #expect(coordinator.children.isEmpty)
    #expect(titles == ["Notes"])
  }
}
