import Examples
import Foundation
import Observation

/// The Notes screen's presentation logic; owned by the view controller, knows managers by their protocols and no view; owns the
/// task that reads.
@Observable
final class DefaultNoteListPresenter: NoteListPresenter {
  var filter = "" {
    didSet { userDidAct() }
  }
  private(set) var isLoading = false
  private let notesManager: any NotesManager
  private let readManager: any NotesReadManager
  private let deleteManager: any NoteDeleteManager
  private let noticeManager: any NotesNoticeManager
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(
    notesManager: any NotesManager, readManager: any NotesReadManager,
    deleteManager: any NoteDeleteManager, noticeManager: any NotesNoticeManager
  ) {
    self.notesManager = notesManager
    self.readManager = readManager
    self.deleteManager = deleteManager
    self.noticeManager = noticeManager
  }

  deinit {
    loadTask?.cancel()
  }

  var titles: [String] { rows.map(\.title) }

  var canUndo: Bool { deleteManager.canUndo }

  var status: String {
    if isLoading { return NotesStrings.loading }
    if let notice = noticeManager.notice { return NotesStrings.message(for: notice) }
    guard notesManager.hasRead, rows.isEmpty else { return "" }
    return notesManager.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  private var rows: [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? notesManager.notes : notesManager.notes.filter { $0.titleContains(text) }
  }

  func noteID(atRow row: Int) -> String {
    rows[row].id
  }

  func load() {
    guard loadTask == nil else { return }
    isLoading = true
    loadTask = Task { [weak self, readManager] in
      do throws(NotesFailure) {
        try await readManager.readNotes()
        guard !Task.isCancelled else { return }
        self?.stopLoading()
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  func refresh() {
    userDidAct()
    load()
  }

  func undoDelete() {
    noticeManager.notice = nil
    deleteManager.undo()
  }

  func userDidAct() {
    noticeManager.notice = nil
    deleteManager.send()
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    noticeManager.notice = .failed(failure)
  }

  private func stopLoading() {
    loadTask = nil
    isLoading = false
  }
}
