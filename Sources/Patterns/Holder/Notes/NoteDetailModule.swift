import Examples

/// The NoteDetail module: shows a note, which it reads if it is not known, and deletes it; owns its component and its router, and
/// knows no user interface.
///
/// Has no note of its own: finds the module that owns the notes by its key, up the tree of holders.
final class NoteDetailModule: Module, NoteDetailSupporting {
  let key = NotesSupportedModule.noteDetail
  var router: (any Routing)?
  private weak let holder: (any NoteEditorHolding)?
  private let component: any NoteDetailModuleComponent
  private let noteID: Note.ID
  private var loadTask: Task<Void, Never>?

  init(holder: (any NoteEditorHolding)?, noteID: Note.ID, component: any NoteDetailModuleComponent) {
    self.holder = holder
    self.noteID = noteID
    self.component = component
  }

  deinit {
    loadTask?.cancel()
  }

  var title: String { note?.title ?? NotesStrings.note }

  var body: String { note?.body ?? NotesStrings.loading }

  var changed: String { note.map { NotesStrings.changed($0.changed) } ?? "" }

  var hasNote: Bool { note != nil }

  func load(failure: @escaping () -> Void) {
    guard note == nil else { return }
    loadTask = Task { [weak self, noteID, reading = component.reading] in
      do throws(NotesFailure) {
        let note = try await reading.note(withID: noteID)
        guard !Task.isCancelled else { return }
        self?.notes?.keep(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error, completion: failure)
      }
    }
  }

  private func didFail(_ failure: NotesFailure, completion: () -> Void) {
    notes?.tell(failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure))
    completion()
  }

  func editNote() {
    holder?.openEditor()
  }

  func deleteNote() {
    guard let note else { return }
    notes?.delete(note)
  }

  private var note: Note? {
    notes?.note(withID: noteID)
  }

  private var notes: (any NotesSupporting)? {
    holder?.module(for: NotesSupportedModule.notes)
  }
}
