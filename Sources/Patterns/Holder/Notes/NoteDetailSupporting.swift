import Observation

/// The NoteDetail module as its screen knows it; a note that is gone is shown as it was, until its screen is gone too.
protocol NoteDetailSupporting: AnyObject, Observable {
  /// The screen's title.
  var title: String { get }
  var body: String { get }
  var changed: String { get }
  var hasNote: Bool { get }

  /// Reads the note unless it is there; calls `failure` once, after a failure only.
  func load(failure: @escaping () -> Void)
  func deleteNote()
  /// Cancels reading.
  func cancel()
}
