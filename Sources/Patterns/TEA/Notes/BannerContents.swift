import Examples

/// What every banner shows, derived from the state.
struct BannerContents {
  let sync: String
  let failure: String

  init(_ state: NotesState) {
    sync = state.isSending ? NotesStrings.sending : ""
    failure = state.failedDeletes.first?.note.map { NotesStrings.notDeleted(title: $0.title) } ?? ""
  }
}
