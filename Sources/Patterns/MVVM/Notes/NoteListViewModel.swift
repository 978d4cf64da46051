import Examples
import Observation

/// The list's state and actions: knows the model and no view; owns the task that reads.
@Observable
final class NoteListViewModel: NoteListViewModeling {
  var filter = "" {
    didSet { model.userDidAct() }
  }
  private(set) var isLoading = false
  let banner: any BannerViewModeling
  private let model: NotesModel
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(model: NotesModel, banner: any BannerViewModeling) {
    self.model = model
    self.banner = banner
  }

  deinit {
    loadTask?.cancel()
  }

  var titles: [String] { rows.map(\.title) }

  var canUndo: Bool { model.canUndo }

  var status: String {
    if isLoading { return NotesStrings.loading }
    if let notice = model.notice { return NotesStrings.message(for: notice) }
    guard model.hasRead, rows.isEmpty else { return "" }
    return model.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  private var rows: [Note] { model.notes(matching: filter) }

  func load() {
    guard loadTask == nil else { return }
    isLoading = true
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
  }

  func refresh() {
    model.userDidAct()
    load()
  }

  func undoDelete() {
    model.undoDelete()
  }

  func openNote(atRow row: Int) -> any NoteDetailViewModeling {
    let note = rows[row]
    model.userDidAct()
    return detail(of: note)
  }

  func addNote(completion: @escaping (any NoteDetailViewModeling) -> Void) -> any NoteEditorViewModeling {
    model.userDidAct()
    return NoteEditorViewModel(model: model, note: nil) { [weak self] note in
      if let self { completion(detail(of: note)) }
    }
  }

  private func detail(of note: Note) -> NoteDetailViewModel {
    NoteDetailViewModel(model: model, noteID: note.id, banner: banner)
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
    isLoading = false
  }
}
