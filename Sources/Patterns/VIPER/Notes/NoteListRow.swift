/// A note in the data from interactor to presenter: a transport structure, not an entity.
struct NoteListRow: Equatable {
  let id: String
  let title: String
}
