/// A note in the data from interactor to presenter.
struct NoteListRow: Equatable {
  let id: String
  let title: String
}
