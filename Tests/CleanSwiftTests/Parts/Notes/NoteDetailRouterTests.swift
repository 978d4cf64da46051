import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The router alone, with a screen of its own, fake data stores, and the real scene to which it leads.
struct NoteDetailRouterTests {
  private let dataStore = FakeNoteDetailDataStore()
  private let noteList = FakeNoteListRouter()
  private let window = Window()
  private let list = ViewController()
  private let screen: NoteDetailViewController
  private let router: NoteDetailRouter

  init() {
    let worker = FakeNotesWorker()
    router = NoteDetailRouter(
      dataStore: dataStore, noteList: noteList, bannerConfigurator: BannerConfigurator(worker: worker),
      noteEditorConfigurator: NoteEditorConfigurator(worker: worker))
    screen = NoteDetailViewController(interactor: FakeNoteDetailInteractor(), router: router)
    router.viewController = screen
    let navigation = NavigationController(rootViewController: list)
    navigation.pushViewController(screen)
    window.rootViewController = navigation
  }

  @Test func `the banner is a part of the screen`() {
    #expect(screen.children.map { $0 is BannerViewController } == [true])
    #expect(screen.children.first?.view.superview === screen.screen.bannerContainer)
  }

  @Test func `the editor is presented with the data store's note`() {
    dataStore.note = .sample("n2", "Milk")
    router.routeToNoteEditor()
    #expect(screen.presentedViewController?.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Milk")
  }

  @Test func `the list gets the notice, and the screen is popped`() {
    dataStore.notice = .deleted(title: "Milk")
    router.routeToNoteList()
    #expect(noteList.dataStore.notice == .deleted(title: "Milk"))
    #expect(window.visibleViewController === list)
  }

  @Test func `without a notice the list keeps its own`() {
    noteList.dataStore.notice = .failed(.timedOut)
    router.routeToNoteList()
    #expect(noteList.dataStore.notice == .failed(.timedOut))
    #expect(window.visibleViewController === list)
  }
}
