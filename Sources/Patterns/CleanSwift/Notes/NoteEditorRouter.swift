import TerminalKit

/// The routes from the Editor scene, which it dismisses: back, or to the note that was added.
final class NoteEditorRouter: NoteEditorRoutingLogic, NoteEditorDataPassing {
  weak var viewController: NoteEditorViewController?
  let dataStore: any NoteEditorDataStore
  private weak var noteList: (any NoteListRoutingLogic & NoteListDataPassing)?

  init(
    dataStore: any NoteEditorDataStore, noteList: (any NoteListRoutingLogic & NoteListDataPassing)?
  ) {
    self.dataStore = dataStore
    self.noteList = noteList
  }

  func routeToNoteDetail() {
    guard let noteList else { return routeBack() }
    passDataToNoteList(from: dataStore, to: noteList.dataStore)
    viewController?.dismiss { noteList.routeToNoteDetail() }
  }

  func routeBack() {
    viewController?.dismiss()
  }

  private func passDataToNoteList(from source: any NoteEditorDataStore, to destination: any NoteListDataStore)
  {
    destination.selectedNoteID = source.savedNoteID
  }
}
