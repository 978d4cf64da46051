/// The data from interactor to presenter: a transport structure, not an entity.
struct NoteEditorData: Equatable {
  let title: String
  let body: String
}
