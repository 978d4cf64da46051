import Examples
import Foundation

/// What the list shows, derived from the state.
struct NoteListContents {
  /// The filter.
  let filter: String
  /// The notes to show, each with the identifier that opens it.
  let rows: [NoteRow]
  let status: String
  let isLoading: Bool
  let canUndo: Bool

  init(_ state: NotesState) {
    let text = state.list.filter.trimmingCharacters(in: .whitespacesAndNewlines)
    filter = state.list.filter
    rows = state.notes.filter { $0.titleContains(text) }.map { NoteRow(id: $0.id, title: $0.title) }
    status = Self.status(of: state, hasRows: !rows.isEmpty)
    isLoading = state.list.isLoading
    canUndo = state.undoableNote != nil
  }

  private static func status(of state: NotesState, hasRows: Bool) -> String {
    if state.list.isLoading { return NotesStrings.loading }
    if let notice = state.list.notice { return NotesStrings.message(for: notice) }
    guard state.hasRead, !hasRows else { return "" }
    return state.notes.isEmpty ? NotesStrings.noNotes : NotesStrings.noMatch
  }
}
