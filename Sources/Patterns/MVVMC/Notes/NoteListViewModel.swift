import Examples
import Observation

/// Says which notes match the filter and what happened until the user's next action, and tells its coordinator what
/// to show.
@Observable
final class NoteListViewModel: NoteListViewModeling {
  private(set) var filter = ""
  private(set) var isLoading = false
  private let model: NotesModel
  @ObservationIgnored private weak var coordinator: (any NoteListCoordinating)?
  /// What the list tells until the user's next action.
  private var notice: NotesNotice?
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(model: NotesModel, coordinator: any NoteListCoordinating) {
    self.model = model
    self.coordinator = coordinator
    model.addObserver(self)
  }

  deinit {
    loadTask?.cancel()
  }

  var rows: [(id: String, title: String)] { notes.map { (id: $0.id, title: $0.title) } }

  var canUndo: Bool { model.canUndo }

  var status: String {
    if isLoading { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, notes.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  private var notes: [Note] { model.notes(matching: filter) }

  func setFilter(_ filter: String) {
    self.filter = filter
    userDidAct()
  }

  func openNote(withID id: String) {
    userDidAct()
    coordinator?.showNote(withID: id)
  }

  func addNote() {
    userDidAct()
    coordinator?.addNote()
  }

  func refresh() {
    userDidAct()
    load()
  }

  func undoDelete() {
    notice = nil
    model.undoDelete()
  }

  func retryDelete() {
    userDidAct()
    model.retryDelete()
  }

  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  private func userDidAct() {
    notice = nil
    model.sendDelete()
  }

  func load() {
    guard loadTask == nil else { return }
    isLoading = true
    loadTask = Task { [weak self, model] in
      do throws(NotesFailure) {
        try await model.read()
        self?.stopLoading()
      } catch {
        self?.didFail(error)
      }
    }
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    isLoading = false
  }

  private func tell(_ newNotice: NotesNotice) {
    notice = newNotice
  }

  func noteDetailDid(_ output: NoteDetailOutput) {
    switch output {
    case .deleted(let note): tell(.deleted(title: note.title))
    case .notRead(let id, let failure):
      tell(failure == .noSuchNote ? .noSuchNote(id) : .failed(failure))
    }
  }
}

extension NoteListViewModel: NotesObserver {
  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    tell(.notDeleted(title: note.title, failure))
  }
}
