/// The Note scene's data, for its router and that of the scene that opens it.
protocol NoteDetailDataPassing {
  var dataStore: any NoteDetailDataStore { get }
}
