import Examples
import Foundation
import Observation

/// The NoteEditor module: checks the texts and has them saved.
///
/// Finds the module that owns the notes by its key.
@Observable
final class NoteEditorModule: Module, NoteEditorSupporting {
  let key = NotesSupportedModule.noteEditor
  @ObservationIgnored var router: (any Routing)?
  var noteTitle: String
  var noteBody: String
  private(set) var problem = ""
  private(set) var isSaving = false
  private unowned let holder: ModuleHolder
  private let component: any NoteEditorModuleComponent
  private let note: Note?
  private let original: NoteDraft
  @ObservationIgnored private var lastChange: NoteChange?
  @ObservationIgnored private var saveTask: Task<Void, Never>?

  init(holder: ModuleHolder, noteID: Note.ID?, component: any NoteEditorModuleComponent) {
    self.holder = holder
    self.component = component
    let notes: any NotesSupporting = holder.module(for: NotesSupportedModule.notes)
    note = noteID.flatMap(notes.note)
    original = note.map(NoteDraft.init) ?? NoteDraft()
    noteTitle = original.title
    noteBody = original.body
  }

  deinit {
    saveTask?.cancel()
  }

  var title: String { note == nil ? NotesStrings.newNote : NotesStrings.editNote }

  func save(close: @escaping () -> Void, open: @escaping (Note.ID) -> Void) {
    guard saveTask == nil else { return }
    do {
      save(change(to: try draft()), close: close, open: open)
    } catch {
      problem = NotesStrings.message(for: error)
    }
  }

  func cancel(close: () -> Void, ask: () -> Void) {
    if let saveTask {
      saveTask.cancel()
      stopSaving(problem: NotesStrings.cancelled)
    } else if original != NoteDraft(title: noteTitle, body: noteBody) {
      ask()
    } else {
      close()
    }
  }

  private func draft() throws(NotesFailure) -> NoteDraft {
    let title = noteTitle.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw .emptyTitle }
    return NoteDraft(title: title, body: noteBody)
  }

  /// The change that saves a draft: the last one again if that had the same texts, so that the server makes it once.
  private func change(to draft: NoteDraft) -> NoteChange {
    let kind = note.map { NoteChange.Kind.edit($0, draft) } ?? .add(draft)
    if let lastChange, lastChange.kind == kind { return lastChange }
    return NoteChange(key: component.makeKey(), kind: kind)
  }

  private func save(
    _ change: NoteChange, close: @escaping () -> Void, open: @escaping (Note.ID) -> Void
  ) {
    lastChange = change
    problem = NotesStrings.saving
    isSaving = true
    saveTask = Task { [weak self, notes] in
      do throws(NotesFailure) {
        let saved = try await notes.save(change)
        guard !Task.isCancelled else { return }
        self?.didSave(saved, close: close, open: open)
      } catch {
        guard !Task.isCancelled else { return }
        self?.stopSaving(problem: NotesStrings.message(for: error))
      }
    }
  }

  private func didSave(_ saved: Note, close: () -> Void, open: (Note.ID) -> Void) {
    stopSaving(problem: "")
    if note == nil {
      open(saved.id)
    } else {
      close()
    }
  }

  private func stopSaving(problem: String) {
    saveTask = nil
    isSaving = false
    self.problem = problem
  }

  private var notes: any NotesSupporting {
    holder.module(for: NotesSupportedModule.notes)
  }
}
