import Foundation

/// The data from interactor to presenter.
struct NoteDetailData: Equatable {
  let title: String
  let body: String
  let changed: Date
}
