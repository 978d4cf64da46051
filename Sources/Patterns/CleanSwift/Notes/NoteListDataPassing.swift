/// The Notes scene's data, for its router and those of the scenes that it opens.
protocol NoteListDataPassing: AnyObject {
  var dataStore: any NoteListDataStore { get }
}
