import Examples
import Observation

/// The Note screen's bindings to its presenter.
protocol NoteDetailPresenter: AnyObject, Observable {
  // Inputs
  /// Reads the note if it is not there; calls the completion once, after a failure only.
  func load(completion: @escaping (_ notice: NotesNotice) -> Void)
  func delete(completion: (_ notice: NotesNotice) -> Void)
  /// Has the delete that failed sent again; calls `close` after that if it takes this note away.
  func retryDelete(send: () -> Void, close: () -> Void)

  // Outputs; a note that is gone is shown as it was, until its screen is gone too
  var title: String { get }
  var body: String { get }
  var changed: String { get }
  var hasNote: Bool { get }
}
