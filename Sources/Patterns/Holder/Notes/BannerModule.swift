import Examples

/// The Banner module: says whether changes are under way and which delete failed; two modules' screens embed its screen.
///
/// Has no state of its own: finds by their keys the modules that own the notes and the list.
final class BannerModule: Module, BannerSupporting {
  let key = NotesSupportedModule.banner
  var router: (any Routing)?
  private unowned let holder: ModuleHolder

  init(holder: ModuleHolder) {
    self.holder = holder
  }

  var sync: String { notes.isSending ? NotesStrings.sending : "" }

  var failure: String {
    guard case .delete(let note)? = notes.failedDelete?.kind else { return "" }
    return NotesStrings.notDeleted(title: note.title)
  }

  func retryDelete(close: (Note.ID) -> Void) {
    guard let id = notes.failedDelete?.noteID else { return }
    let list: any NoteListSupporting = holder.module(for: NotesSupportedModule.noteList)
    list.retryDelete()
    close(id)
  }

  private var notes: any NotesSupporting {
    holder.module(for: NotesSupportedModule.notes)
  }
}
