/// The data from interactor to presenter: a transport structure, not an entity.
struct NoteEditorData: Equatable {
  var title = ""
  var body = ""
}
