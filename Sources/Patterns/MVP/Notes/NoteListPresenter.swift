import Examples

/// Has the view show the notes that match the filter, and tell what happened until the user's next action.
final class NoteListPresenter: NoteListPresenting {
  weak var view: (any NoteListView)?
  private let model: NotesModel
  private var filter = ""
  private var rows: [Note] = []
  /// What the list tells until the user's next action.
  private var notice: NotesNotice?
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel) {
    self.model = model
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    showBanner()
    model.addObserver(self)
    load()
  }

  private func showBanner() {
    let banner = BannerPresenter(model: model)
    banner.delegate = self
    view?.showBanner(with: banner)
  }

  func setFilter(_ filter: String) {
    self.filter = filter
    userDidAct()
  }

  func openNote(atRow row: Int) {
    let note = rows[row]
    userDidAct()
    showDetail(of: note)
  }

  func addNote() {
    userDidAct()
    let editor = NoteEditorPresenter(model: model, note: nil)
    editor.delegate = self
    view?.showEditor(with: editor)
  }

  func refresh() {
    userDidAct()
    load()
  }

  func undoDelete() {
    notice = nil
    model.undoDelete()
  }

  private func retryDelete() {
    userDidAct()
    model.retryDelete()
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  private func userDidAct() {
    notice = nil
    model.sendDelete()
    showNotes()
  }

  private func load() {
    guard loadTask == nil else { return }
    loadTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        try await model.read()
        self?.didLoad()
      } catch {
        self?.didFail(error)
      }
    }
    view?.setLoading(true)
    showNotes()
  }

  private func didLoad() {
    stopLoading()
    showNotes()
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    view?.setLoading(false)
  }

  private func tell(_ newNotice: NotesNotice) {
    notice = newNotice
    showNotes()
  }

  private func showNotes() {
    rows = model.notes(matching: filter)
    view?.setTitles(rows.map(\.title))
    view?.setCanUndo(model.canUndo)
    view?.setStatus(status)
  }

  private var status: String {
    if loadTask != nil { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  private func showDetail(of note: Note) {
    let detail = NoteDetailPresenter(model: model, noteID: note.id)
    detail.delegate = self
    view?.showDetail(with: detail)
  }
}

extension NoteListPresenter: NotesObserver {
  func notesDidChange() {
    showNotes()
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    tell(.notDeleted(title: note.title, failure))
  }
}

extension NoteListPresenter: NoteEditorDelegate {
  func noteEditorDidSave(_ note: Note) {
    showDetail(of: note)
  }
}

extension NoteListPresenter: NoteDetailDelegate {
  func noteDetailDidDelete(_ note: Note) {
    tell(.deleted(title: note.title))
  }

  func noteDetailDidFailToRead(_ id: Note.ID, because failure: NotesFailure) {
    tell(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
  }

  func noteDetailDidTapRetry() {
    retryDelete()
  }
}

extension NoteListPresenter: BannerDelegate {
  func bannerDidTapRetry() {
    retryDelete()
  }
}
