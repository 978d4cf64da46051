import Examples

@testable import MVVMC

/// Keeps what the screens ask of their coordinators, and tells the list what a note's screen did, as the real one does.
final class FakeNotesCoordinator: NoteListCoordinating, NoteDetailCoordinating, NoteEditorCoordinating {
  weak var list: NoteListViewModel?
  var shownID: Note.ID?
  var addedNotes = 0
  var editedNote: Note?
  var closedNotes = 0
  var discard: (() -> Void)?
  var finishedEditors = 0
  var savedNote: Note?

  func showNote(withID id: Note.ID) {
    shownID = id
  }

  func addNote() {
    addedNotes += 1
  }

  func editNote(_ note: Note) {
    editedNote = note
  }

  func closeNote() {
    closedNotes += 1
  }

  func noteDetailDid(_ output: NoteDetailOutput) {
    list?.noteDetailDid(output)
  }

  func askToDiscard(then discard: @escaping () -> Void) {
    self.discard = discard
  }

  func didFinish(with savedNote: Note?) {
    finishedEditors += 1
    self.savedNote = savedNote
  }
}
