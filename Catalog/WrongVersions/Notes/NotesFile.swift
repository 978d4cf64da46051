/// Where the wrong versions of Notes change the reference.
enum NotesFile {
  static let client = "Notes/NotesClient.swift"
  static let model = "Notes/NotesModel.swift"
  static let list = "Notes/NoteListController.swift"
  static let note = "Notes/NoteController.swift"
  static let editor = "Notes/NoteEditorController.swift"
  static let pattern = "ReferencePattern.swift"
}
