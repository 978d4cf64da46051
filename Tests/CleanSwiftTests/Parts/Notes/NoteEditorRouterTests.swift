import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The router alone, with a screen of its own and fake data stores.
struct NoteEditorRouterTests {
  private let dataStore = FakeNoteEditorDataStore()
  private let noteList = FakeNoteListRouter()
  private let list = ViewController()
  private let window: Window
  private let screen: NoteEditorViewController
  private let router: NoteEditorRouter

  init() {
    router = NoteEditorRouter(dataStore: dataStore, noteList: noteList)
    screen = NoteEditorViewController(interactor: FakeNoteEditorInteractor(), router: router)
    router.viewController = screen
    window = Window(rootViewController: list)
    list.present(screen)
  }

  @Test func `back dismisses the screen`() {
    router.routeBack()
    #expect(window.visibleViewController === list)
    #expect(noteList.routes == [])
  }

  @Test func `the list gets the new note, and opens it once the screen is dismissed`() {
    dataStore.savedNoteID = "n4"
    router.routeToNoteDetail()
    #expect(noteList.dataStore.selectedNoteID == "n4")
    #expect(noteList.routes == [.noteDetail])
    #expect(window.visibleViewController === list)
  }

  @Test func `without a list the screen is dismissed all the same`() {
    let router = NoteEditorRouter(dataStore: dataStore, noteList: nil)
    router.viewController = screen
    router.routeToNoteDetail()
    #expect(window.visibleViewController === list)
  }
}
