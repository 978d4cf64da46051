import Foundation

/// The data from interactor to presenter: a transport structure, not an entity.
struct NoteDetailData: Equatable {
  let title: String
  let body: String
  let changed: Date
}
