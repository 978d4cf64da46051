import Examples
import Foundation
import Observation

/// The NoteList module: reads and filters the notes; owns its component and its router, and knows no user interface. Finds the
/// module that owns the notes by its key.
@Observable
final class NoteListModule: Module, NoteListSupporting {
  let key = NotesSupportedModule.noteList
  @ObservationIgnored var router: (any Routing)?
  private(set) var filter = ""
  private(set) var isLoading = false
  private weak let holder: (any NotesHolding)?
  private let component: any NoteListModuleComponent
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(holder: (any NotesHolding)?, component: any NoteListModuleComponent) {
    self.holder = holder
    self.component = component
  }

  deinit {
    loadTask?.cancel()
  }

  var titles: [String] { rows.map(\.title) }

  var canUndo: Bool { notes?.canUndo == true }

  var status: String {
    if isLoading { return NotesStrings.loading }
    guard let notes else { return "" }
    if let notice = notes.notice { return NotesStrings.message(for: notice) }
    guard notes.hasRead, rows.isEmpty else { return "" }
    return notes.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  func setFilter(_ filter: String) {
    notes?.userDidAct()
    self.filter = filter
  }

  func openNote(atRow row: Int) {
    let id = rows[row].id
    notes?.userDidAct()
    openNote(withID: id)
  }

  func openNote(withID id: Note.ID) {
    holder?.openNote(withID: id)
  }

  func addNote() {
    notes?.userDidAct()
    holder?.openEditor()
  }

  func undoDelete() {
    notes?.undoDelete()
  }

  func refresh() {
    notes?.userDidAct()
    load()
  }

  func load() {
    guard loadTask == nil else { return }
    isLoading = true
    loadTask = Task { [weak self, reading = component.reading] in
      do throws(NotesFailure) {
        let notes = try await reading.notes()
        guard !Task.isCancelled else { return }
        self?.didLoad(notes)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLoad(_ read: [Note]) {
    stopLoading()
    notes?.keep(read)
  }

  private func didFail(_ failure: NotesFailure) {
    stopLoading()
    notes?.tell(.failed(failure))
  }

  private func stopLoading() {
    loadTask = nil
    isLoading = false
  }

  private var rows: [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    let notes = notes?.notes ?? []
    return text.isEmpty ? notes : notes.filter { $0.titleContains(text) }
  }

  private var notes: (any NotesSupporting)? {
    holder?.module(for: NotesSupportedModule.notes)
  }
}
