import Examples
import Observation

/// The NoteDetail module: shows a note, which it reads if it is not there, and has it deleted.
///
/// Finds by their keys the modules that own the notes and tell the list's messages.
@Observable
final class NoteDetailModule: Module, NoteDetailSupporting {
  let key = NotesSupportedModule.noteDetail
  @ObservationIgnored var router: (any Routing)?
  private unowned let holder: ModuleHolder
  private let component: any NoteDetailModuleComponent
  private let noteID: Note.ID
  /// The note when the screen was shown or the user deleted it: its screen leaves later than the note.
  private var lastNote: Note?
  @ObservationIgnored private var loadTask: Task<Void, Never>?

  init(holder: ModuleHolder, noteID: Note.ID, component: any NoteDetailModuleComponent) {
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
    lastNote = note
    guard lastNote == nil else { return }
    loadTask = Task { [weak self, noteID, service = component.service] in
      do throws(NotesFailure) {
        let note = try await service.note(withID: noteID)
        guard !Task.isCancelled else { return }
        self?.didLoad(note)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error, completion: failure)
      }
    }
  }

  func deleteNote() {
    guard let note = notes.note(withID: noteID) else { return }
    lastNote = note
    list.delete(note)
  }

  func cancel() {
    loadTask?.cancel()
  }

  private func didLoad(_ note: Note) {
    lastNote = note
    notes.keep(note)
  }

  private func didFail(_ failure: NotesFailure, completion: () -> Void) {
    list.tell(failure == .noSuchNote ? .noSuchNote(noteID) : .failed(failure))
    completion()
  }

  private var note: Note? {
    notes.note(withID: noteID) ?? lastNote
  }

  private var notes: any NotesSupporting {
    holder.module(for: NotesSupportedModule.notes)
  }

  private var list: any NoteListSupporting {
    holder.module(for: NotesSupportedModule.noteList)
  }
}
