import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The router alone, with a screen of its own, a fake data store, and the real scenes to which it leads.
struct NoteListRouterTests {
  private let dataStore = FakeNoteListDataStore()
  private let window = Window()
  private let screen: NoteListViewController
  private let router: NoteListRouter

  init() {
    let worker = FakeNotesWorker()
    worker.store.replaceNotes(with: Note.samples)
    router = NoteListRouter(
      dataStore: dataStore, bannerConfigurator: BannerConfigurator(worker: worker),
      noteDetailConfigurator: NoteDetailConfigurator(worker: worker),
      noteEditorConfigurator: NoteEditorConfigurator(worker: worker))
    screen = NoteListViewController(interactor: FakeNoteListInteractor(), router: router)
    router.viewController = screen
    window.rootViewController = NavigationController(rootViewController: screen)
  }

  @Test func `the banner is a part of the screen`() {
    #expect(screen.children.map { $0 is BannerViewController } == [true])
    #expect(screen.children.first?.view.superview === screen.screen.bannerContainer)
  }

  @Test func `the note is shown on top, with the data store's note`() {
    dataStore.selectedNoteID = "n2"
    router.routeToNoteDetail()
    #expect(window.visibleViewController?.title == "Milk")
    #expect(screen.navigationController?.viewControllers.count == 2)
  }

  @Test func `the note passes its notice back to the data store`() throws {
    dataStore.selectedNoteID = "n2"
    router.routeToNoteDetail()
    let detail = try #require(window.visibleViewController as? NoteDetailViewController)
    window.tap("delete")
    detail.router.routeToNoteList()
    #expect(window.visibleViewController === screen)
    #expect(dataStore.notice == .deleted(title: "Milk"))
  }

  @Test func `the editor is presented without a note`() {
    router.routeToNoteEditor()
    #expect(screen.presentedViewController?.title == "New note")
    #expect(window.text(of: "noteTitle") == "")
  }
}
