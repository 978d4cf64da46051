/// The data from interactor to presenter.
struct NoteListData: Equatable {
  /// The notes that match the filter.
  var rows: [NoteListRow] = []
  /// Whether there is no note at all, whatever the filter.
  var isEmpty = true
  var isReading = false
  /// Whether the server's notes were read.
  var hasRead = false
  var canUndo = false
  var banner = BannerData()
}
