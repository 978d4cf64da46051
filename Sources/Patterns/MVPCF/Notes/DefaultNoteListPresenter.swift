import Examples
import Foundation
import Observation

/// The Notes screen's presentation logic: filters the notes, reads them, and tells what became of the user's actions.
@Observable
final class DefaultNoteListPresenter: NoteListPresenter {
  private(set) var filter = ""
  private(set) var isLoading = false
  private var notice: NotesNotice?
  private let notesManager: any NotesManager
  private let readManager: any NotesReadManager
  private let deleteManager: any NoteDeleteManager
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(
    notesManager: any NotesManager, readManager: any NotesReadManager, deleteManager: any NoteDeleteManager
  ) {
    self.notesManager = notesManager
    self.readManager = readManager
    self.deleteManager = deleteManager
    deleteManager.deleteFailed = { [weak self] in self?.didFailToDelete($0, because: $1) }
  }

  deinit {
    loadTask?.cancel()
  }

  var rows: [(id: String, title: String)] { matches.map { ($0.id, $0.title) } }

  var canUndo: Bool { deleteManager.canUndo }

  var status: String {
    if isLoading { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard notesManager.hasRead, matches.isEmpty else { return "" }
    return notesManager.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  private var matches: [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? notesManager.notes : notesManager.notes.filter { $0.titleContains(text) }
  }

  func load() {
    guard loadTask == nil else { return }
    isLoading = true
    loadTask = Task { [weak self, readManager] in
      do throws(NotesFailure) {
        try await readManager.readNotes()
        self?.stopLoading()
      } catch {
        self?.didFail(error)
      }
    }
  }

  func setFilter(_ filter: String) {
    userDidAct()
    self.filter = filter
  }

  func refresh() {
    userDidAct()
    load()
  }

  func undoDelete() {
    notice = nil
    deleteManager.undoDelete()
  }

  func retryDelete() {
    userDidAct()
    deleteManager.retryDelete()
  }

  func userDidAct() {
    notice = nil
    deleteManager.sendDelete()
  }

  func tell(_ notice: NotesNotice) {
    self.notice = notice
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    tell(.failed(failure))
  }

  private func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    tell(.notDeleted(title: note.title, failure))
  }

  private func stopLoading() {
    loadTask = nil
    isLoading = false
  }
}
