import Examples
import Observation

/// Holds what the list tells until the user's next action; it can be observed.
protocol NotesNoticeManager: AnyObject, Observable {
  var notice: NotesNotice? { get set }
}
