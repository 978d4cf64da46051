@testable import VIPER

/// Keeps the rows that were selected.
final class FakeNoteListDataDisplayManagerDelegate: NoteListDataDisplayManagerDelegate {
  var rows: [Int] = []

  func didSelectRow(_ row: Int) {
    rows.append(row)
  }
}
