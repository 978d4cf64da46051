import Examples

/// The Notes screen's UI logic: knows interactor, router and, weakly, view by protocols; the view owns it.
final class NoteListPresenter: NoteListModuleInput {
  weak var view: (any NoteListViewInput)?
  private let interactor: any NoteListInteractorInput
  private let router: any NoteListRouterInput
  private var list = NoteListData()
  private var filter = ""
  private var notice: NotesNotice?
  private var isReading = false
  private var hasRead = false

  init(interactor: any NoteListInteractorInput, router: any NoteListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func openNote(withID id: String) {
    router.openDetail(ofNoteWithID: id, output: self)
  }

  private func setReading(_ isReading: Bool) {
    self.isReading = isReading
    view?.setLoading(isReading)
    showStatus()
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  private func userDidAct() {
    setNotice(nil)
    interactor.sendDelete()
  }

  private func setNotice(_ notice: NotesNotice?) {
    self.notice = notice
    showStatus()
  }

  private func showStatus() {
    view?.setStatus(status)
  }

  private var status: String {
    if isReading { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard hasRead, list.rows.isEmpty else { return "" }
    return list.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListPresenter: NoteListViewOutput {
  func viewIsReady() {
    router.embedBanner()
    interactor.trackNotes()
    interactor.readNotes()
  }

  func didEditFilter(_ filter: String) {
    self.filter = filter
    userDidAct()
    interactor.provideNotes(matching: filter)
  }

  func didSelectNote(atRow row: Int) {
    let id = list.rows[row].id
    userDidAct()
    openNote(withID: id)
  }

  func didTapAdd() {
    userDidAct()
    router.openEditor(output: self)
  }

  func didTapRefresh() {
    userDidAct()
    interactor.readNotes()
  }

  func didTapUndo() {
    setNotice(nil)
    interactor.undoDelete()
  }
}

extension NoteListPresenter: NoteListInteractorOutput {
  func didStartReading() {
    setReading(true)
  }

  func didRead() {
    hasRead = true
    setReading(false)
  }

  func didFailToRead(because failure: NotesFailure) {
    notice = .failed(failure)
    setReading(false)
  }

  func didChangeNotes() {
    interactor.provideNotes(matching: filter)
  }

  func didProvide(_ list: NoteListData) {
    self.list = list
    view?.setTitles(list.rows.map(\.title))
    view?.setCanUndo(list.canUndo)
    showStatus()
  }

  func didFailToDelete(title: String, because failure: NotesFailure) {
    setNotice(.notDeleted(title: title, failure))
  }
}

extension NoteListPresenter: NoteDetailModuleOutput {
  func didFailToReadNote(withID id: String, because failure: NotesFailure) {
    setNotice(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
  }

  func didDeleteNote(title: String) {
    setNotice(.deleted(title: title))
  }
}

extension NoteListPresenter: NoteEditorModuleOutput {
  func didSaveNote(withID id: String) {
    openNote(withID: id)
  }
}
