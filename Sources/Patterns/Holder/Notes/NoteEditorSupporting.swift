import Examples
import Observation

/// The NoteEditor module as its screen knows it.
protocol NoteEditorSupporting: AnyObject, Observable {
  /// The screen's title.
  var title: String { get }
  var noteTitle: String { get set }
  var noteBody: String { get set }
  var problem: String { get }
  var isSaving: Bool { get }

  /// Saves the note; calls one of the closures once, after a success only: `open` for a new note, `close` otherwise.
  func save(close: @escaping () -> Void, open: @escaping (Note.ID) -> Void)
  /// Cancels saving; calls `ask` if it was not under way and the texts have changes, and `close` if they have none.
  func cancel(close: () -> Void, ask: () -> Void)
}
