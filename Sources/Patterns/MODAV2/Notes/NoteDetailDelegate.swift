import Examples

/// The note's orchestrator's calls to that of the list, and those of its banner's.
protocol NoteDetailDelegate: BannerDelegate {
  func deleteRequested(for note: Note)
  func noteLoadingFailed(_ id: Note.ID, because failure: NotesFailure)
}
