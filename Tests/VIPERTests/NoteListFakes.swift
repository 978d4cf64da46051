import Examples

@testable import VIPER

/// A presenter of the list between fakes of its neighbours.
struct NoteListFixture {
  let view = FakeNoteListView()
  let interactor = FakeNoteListInteractor()
  let router = FakeNoteListRouter()
  let banner = FakeBannerModule()
  let presenter: NoteListPresenter

  init() {
    presenter = NoteListPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.bannerModuleInput = banner
  }
}

final class FakeNoteListView: NoteListViewInput {
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false

  func setTitles(_ titles: [String]) {
    self.titles = titles
  }

  func setStatus(_ status: String) {
    self.status = status
  }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func setCanUndo(_ canUndo: Bool) {
    self.canUndo = canUndo
  }
}

final class FakeNoteListViewOutput: NoteListViewOutput {
  var events: [String] = []

  func viewIsReady() {
    events.append("ready")
  }

  func didEditFilter(_ filter: String) {
    events.append("filter \(filter)")
  }

  func didSelectNote(atRow row: Int) {
    events.append("row \(row)")
  }

  func didTapAdd() {
    events.append("add")
  }

  func didTapRefresh() {
    events.append("refresh")
  }

  func didTapUndo() {
    events.append("undo")
  }
}

final class FakeNoteListInteractor: NoteListInteractorInput {
  var calls: [String] = []

  func trackNotes() {
    calls.append("track")
  }

  func readNotes() {
    calls.append("read")
  }

  func filterNotes(by filter: String) {
    calls.append("filter \(filter)")
  }

  func undoDelete() {
    calls.append("undo")
  }

  func sendDelete() {
    calls.append("send")
  }

  func retryDelete() {
    calls.append("retry")
  }
}

final class FakeNoteListInteractorOutput: NoteListInteractorOutput {
  var list = NoteListData()
  var failures: [NotesFailure] = []
  var undeleted: [String] = []

  func didProvide(_ list: NoteListData) {
    self.list = list
  }

  func didFailToRead(because failure: NotesFailure) {
    failures.append(failure)
  }

  func didFailToDelete(title: String, because failure: NotesFailure) {
    undeleted.append(title)
    failures.append(failure)
  }
}

final class FakeNoteListRouter: NoteListRouterInput {
  var details: [String] = []
  var editors = 0

  func openDetail(ofNoteWithID id: String, output: any NoteDetailModuleOutput) {
    details.append(id)
  }

  func openEditor(output: any NoteEditorModuleOutput) {
    editors += 1
  }
}

final class FakeNoteListDataDisplayManager: NoteListDataDisplayManaging {
  var titles: [String] = []

  func update(with titles: [String]) {
    self.titles = titles
  }
}
