/// The data from interactor to presenter.
struct NoteEditorData: Equatable {
  let title: String
  let body: String
}
