import Examples
import Foundation
import Observation

/// The NoteEditor module: checks the texts and has them saved; owns its component and its router, and knows no user interface. Finds
/// by their keys the module that owns the notes, and the one that opens a new note.
@Observable
final class NoteEditorModule: Module, NoteEditorSupporting {
  let key = NotesSupportedModule.noteEditor
  @ObservationIgnored var router: (any Routing)?
  var noteTitle: String
  var noteBody: String
  private(set) var problem = ""
  private(set) var isSaving = false
  private weak let holder: ModuleHolder?
  private let component: any NoteEditorModuleComponent
  private let note: Note?
  private let original: NoteDraft
  private var lastChange: NoteChange?

  init(holder: ModuleHolder?, noteID: Note.ID?, component: any NoteEditorModuleComponent) {
    self.holder = holder
    self.component = component
    let notes: (any NotesSupporting)? = holder?.module(for: NotesSupportedModule.notes)
    note = noteID.flatMap { notes?.note(withID: $0) }
    original = note.map(NoteDraft.init) ?? NoteDraft()
    noteTitle = original.title
    noteBody = original.body
  }

  var title: String { note == nil ? NotesStrings.newNote : NotesStrings.editNote }

  func save(close: @escaping () -> Void, open: @escaping () -> Void) {
    guard !isSaving else { return }
    do {
      let change = change(to: try draft())
      lastChange = change
      problem = NotesStrings.saving
      isSaving = true
      notes?.save(change) { [weak self] result in self?.didEnd(with: result, close: close, open: open) }
    } catch {
      problem = NotesStrings.message(for: error)
    }
  }

  func cancel(close: () -> Void, ask: () -> Void) {
    if isSaving, let lastChange {
      notes?.cancel(lastChange)
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

  private func didEnd(with result: Result<Note, NotesFailure>, close: () -> Void, open: () -> Void) {
    switch result {
    case .success where note != nil: close()
    case .success(let saved):
      let list: (any NoteListSupporting)? = holder?.module(for: NotesSupportedModule.noteList)
      list?.openNote(withID: saved.id)
      open()
    case .failure(let failure): stopSaving(problem: NotesStrings.message(for: failure))
    }
  }

  private func stopSaving(problem: String) {
    isSaving = false
    self.problem = problem
  }

  private var notes: (any NotesSupporting)? {
    holder?.module(for: NotesSupportedModule.notes)
  }
}
