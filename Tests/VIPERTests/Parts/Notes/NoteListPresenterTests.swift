import Examples
import Testing

@testable import VIPER

/// The presenter alone, between a fake view, a fake interactor, a fake router and a fake banner.
struct NoteListPresenterTests {
  private let view = FakeNoteListView()
  private let interactor = FakeNoteListInteractor()
  private let router = FakeNoteListRouter()
  private let banner = FakeBannerModuleInput()
  private let presenter: NoteListPresenter

  init() {
    presenter = NoteListPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.bannerModuleInput = banner
  }

  private func provideMilk() {
    presenter.didProvide(NoteListData(rows: [NoteListRow(id: "n2", title: "Milk")], isEmpty: false))
  }

  @Test func `it tracks and reads the notes once its view is ready`() {
    presenter.viewIsReady()
    #expect(interactor.calls == [.trackNotes, .readNotes])
  }

  @Test func `it shows the list and the banner`() {
    let row = NoteListRow(id: "n2", title: "Milk")
    let data = BannerData(isSending: true, failedTitle: "Tea")
    presenter.didProvide(
      NoteListData(rows: [row], isEmpty: false, isReading: true, canUndo: true, banner: data))
    #expect(view.titles == ["Milk"])
    #expect(view.isLoading)
    #expect(view.canUndo)
    #expect(banner.banner == data)
  }

  @Test(arguments: [
    (NoteListData(), ""), (NoteListData(isReading: true, hasRead: true), "Loading…"),
    (NoteListData(hasRead: true), "No notes."),
    (NoteListData(isEmpty: false, hasRead: true), "No note matches."),
    (NoteListData(rows: [NoteListRow(id: "n2", title: "Milk")], isEmpty: false, hasRead: true), ""),
  ])
  func `the status follows from the list`(list: NoteListData, status: String) {
    presenter.didProvide(list)
    #expect(view.status == status)
  }

  @Test func `each action removes the message, and each but undo sends the delete first`() {
    provideMilk()
    let calls: [[FakeNoteListInteractor.Call]] = [
      { presenter.didEditFilter("m") }, { presenter.didSelectNote(atRow: 0) }, presenter.didTapAdd,
      presenter.didTapRefresh, presenter.didTapUndo, presenter.didAskToRetry,
    ].map { action in
      interactor.calls = []
      presenter.didFailToRead(because: .timedOut)
      #expect(view.status == "The server took too long to answer. Try again.")
      action()
      #expect(view.status == "")
      return interactor.calls
    }
    #expect(
      calls == [
        [.sendDelete, .filterNotes(by: "m")], [.sendDelete], [.sendDelete], [.sendDelete, .readNotes],
        [.undoDelete], [.sendDelete, .retryDelete],
      ])
  }

  @Test func `a row opens its note, of which the list hears`() {
    provideMilk()
    presenter.didSelectNote(atRow: 0)
    #expect(router.noteID == "n2")
    #expect(router.noteOutput === presenter)
  }

  @Test func `the module's input opens a note`() {
    presenter.openNote(withID: "n9")
    #expect(router.noteID == "n9")
    #expect(router.noteOutput === presenter)
  }

  @Test func `add opens an editor, whose note is opened once it is saved`() {
    presenter.didTapAdd()
    #expect(router.editorOutput === presenter)
    presenter.didSaveNote(withID: "n4")
    #expect(router.noteID == "n4")
  }

  @Test func `it tells what the note's module tells`() {
    presenter.didDeleteNote(title: "Milk")
    #expect(view.status == "Deleted \"Milk\".")
    presenter.didFailToReadNote(withID: "n9", because: .noSuchNote)
    #expect(view.status == "There is no note \"n9\".")
    presenter.didFailToReadNote(withID: "n9", because: .timedOut)
    #expect(view.status == "The server took too long to answer. Try again.")
  }

  @Test func `it tells of a delete that failed`() {
    presenter.didFailToDelete(title: "Milk", because: .noConnection)
    #expect(
      view.status == "\"Milk\" is not deleted. No connection. Check your network and try again.")
  }
}
