/// The ways from the Editor scene.
protocol NoteEditorRoutingLogic {
  /// Goes to the note that was added.
  func routeToNoteDetail()

  /// Goes back to where the editor was opened.
  func routeBack()
}
