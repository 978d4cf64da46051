/// The Editor scene's data, for its router and those of the scenes that open it.
protocol NoteEditorDataPassing {
  var dataStore: any NoteEditorDataStore { get }
}
