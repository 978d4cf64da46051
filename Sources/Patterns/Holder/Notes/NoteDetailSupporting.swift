import Observation

/// The NoteDetail module as its screen knows it.
protocol NoteDetailSupporting: AnyObject, Observable {
  /// The screen's title.
  var title: String { get }
  var body: String { get }
  var changed: String { get }
  var hasNote: Bool { get }

  /// Reads the note unless it was read; calls `failure` once, after a failure only.
  func load(failure: @escaping () -> Void)
  /// Has an editor for the note built.
  func editNote()
  func deleteNote()
}
