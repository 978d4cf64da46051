import Examples
import Foundation
import Observation

/// The NoteList module: reads and filters the notes, and tells what became of the user's actions.
///
/// Finds the module that owns the notes by its key.
@Observable
final class NoteListModule: Module, NoteListSupporting {
  let key = NotesSupportedModule.noteList
  @ObservationIgnored var router: (any Routing)?
  private(set) var filter = ""
  private(set) var isLoading = false
  private var notice: NotesNotice?
  private unowned let holder: ModuleHolder
  private let component: any NoteListModuleComponent
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(holder: ModuleHolder, component: any NoteListModuleComponent) {
    self.holder = holder
    self.component = component
  }

  deinit {
    loadTask?.cancel()
  }

  var rows: [(id: Note.ID, title: String)] { matches.map { ($0.id, $0.title) } }

  var canUndo: Bool { notes.canUndo }

  var status: String {
    if isLoading { return NotesStrings.loading }
    if let notice { return NotesStrings.message(for: notice) }
    guard notes.hasRead, matches.isEmpty else { return "" }
    return notes.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }

  func load() {
    guard loadTask == nil else { return }
    isLoading = true
    loadTask = Task { [weak self, service = component.service] in
      do throws(NotesFailure) {
        let notes = try await service.notes()
        self?.didLoad(notes)
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

  func delete(_ note: Note) {
    notes.delete(note) { [weak self] in self?.didFailToDelete($0, because: $1) }
    tell(.deleted(title: note.title))
  }

  func undoDelete() {
    notice = nil
    notes.undoDelete()
  }

  func retryDelete() {
    userDidAct()
    notes.retryDelete { [weak self] in self?.didFailToDelete($0, because: $1) }
  }

  func userDidAct() {
    notice = nil
    notes.sendDelete { [weak self] in self?.didFailToDelete($0, because: $1) }
  }

  func tell(_ notice: NotesNotice) {
    self.notice = notice
  }

  private func didLoad(_ read: [Note]) {
    stopLoading()
    notes.replaceNotes(with: read)
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

  private var matches: [Note] {
    let text = filter.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? notes.notes : notes.notes.filter { $0.titleContains(text) }
  }

  private var notes: any NotesSupporting {
    holder.module(for: NotesSupportedModule.notes)
  }
}
