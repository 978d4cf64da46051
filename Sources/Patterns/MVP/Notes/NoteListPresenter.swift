import Examples

/// The list's logic: knows the model, and the view weakly by its protocol; owns the task that reads; the view owns it.
final class NoteListPresenter: NoteListPresenting {
  weak var view: (any NoteListView)?
  private let model: NotesModel
  private var filter = ""
  private var rows: [Note] = []
  private var loadTask: Task<Void, Never>?

  init(model: NotesModel) {
    self.model = model
  }

  deinit {
    loadTask?.cancel()
  }

  func viewIsReady() {
    view?.showBanner(with: BannerPresenter(model: model))
    model.addObserver(self)
    load()
  }

  func setFilter(_ filter: String) {
    self.filter = filter
    model.userDidAct()
    showNotes()
  }

  func openNote(atRow row: Int) {
    let note = rows[row]
    model.userDidAct()
    showDetail(of: note)
  }

  func addNote() {
    model.userDidAct()
    let editor = NoteEditorPresenter(model: model, note: nil)
    editor.delegate = self
    view?.showEditor(with: editor)
  }

  func refresh() {
    model.userDidAct()
    load()
  }

  func undoDelete() {
    model.undoDelete()
  }

  private func load() {
    guard loadTask == nil else { return }
    loadTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        let notes = try await model.read()
        guard !Task.isCancelled else { return }
        self?.didLoad(notes)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
    view?.setLoading(true)
    showNotes()
  }

  private func didLoad(_ notes: [Note]) {
    stopLoading()
    model.keep(notes)
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    model.tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    view?.setLoading(false)
  }

  private func showDetail(of note: Note) {
    view?.showDetail(with: NoteDetailPresenter(model: model, noteID: note.id))
  }

  private func showNotes() {
    rows = model.notes(matching: filter)
    view?.setTitles(rows.map(\.title))
    view?.setCanUndo(model.canUndo)
    view?.setStatus(status)
  }

  private var status: String {
    if loadTask != nil { return NotesStrings.loading }
    if let notice = model.notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}

extension NoteListPresenter: NotesObserver {
  func notesDidChange() {
    showNotes()
  }
}

extension NoteListPresenter: NoteEditorDelegate {
  func noteEditorDidSave(_ note: Note) {
    showDetail(of: note)
  }
}
