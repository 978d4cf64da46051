import Examples

/// The Notes screen's UI logic: what the list shows and tells, and which action of the user ends that.
final class NoteListPresenter: NoteListModuleInput {
  weak var view: (any NoteListViewInput)?
  weak var bannerModuleInput: (any BannerModuleInput)?
  private let interactor: any NoteListInteractorInput
  private let router: any NoteListRouterInput
  private var list = NoteListData()
  private var notice: NotesNotice?

  init(interactor: any NoteListInteractorInput, router: any NoteListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func openNote(withID id: String) {
    router.openDetail(ofNoteWithID: id, output: self)
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  private func userDidAct() {
    setNotice(nil)
    interactor.sendDelete()
  }

  private func setNotice(_ notice: NotesNotice?) {
    self.notice = notice
    view?.setStatus(status)
  }

  private var status: String {
    if list.isReading { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard list.hasRead, list.rows.isEmpty else { return "" }
    return list.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListPresenter: NoteListViewOutput {
  func viewIsReady() {
    interactor.trackNotes()
    interactor.readNotes()
  }

  func didEditFilter(_ filter: String) {
    userDidAct()
    interactor.filterNotes(by: filter)
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
  func didProvide(_ list: NoteListData) {
    self.list = list
    view?.setTitles(list.rows.map(\.title))
    view?.setLoading(list.isReading)
    view?.setCanUndo(list.canUndo)
    view?.setStatus(status)
    bannerModuleInput?.show(list.banner)
  }

  func didFailToRead(because failure: NotesFailure) {
    setNotice(.failed(failure))
  }

  func didFailToDelete(title: String, because failure: NotesFailure) {
    setNotice(.notDeleted(title: title, failure))
  }
}

extension NoteListPresenter: BannerModuleOutput {
  func didAskToRetry() {
    userDidAct()
    interactor.retryDelete()
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
