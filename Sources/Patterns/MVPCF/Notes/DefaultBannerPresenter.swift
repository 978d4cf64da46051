import Examples

/// The banner's presentation logic: says which changes are under way, and which delete failed.
///
/// Has no state of its own: what it reads of the managers can be observed.
final class DefaultBannerPresenter: BannerPresenter {
  private let notesManager: any NotesManager
  private let changeManager: any NoteChangeManager

  init(notesManager: any NotesManager, changeManager: any NoteChangeManager) {
    self.notesManager = notesManager
    self.changeManager = changeManager
  }

  var sync: String { changeManager.isSending ? NotesStrings.sending : "" }

  var failure: String {
    guard case .delete(let note)? = notesManager.failedDelete?.kind else { return "" }
    return NotesStrings.notDeleted(title: note.title)
  }
}
