import Observation

/// The Note screen's bindings to its presenter.
protocol NoteDetailPresenter: AnyObject, Observable {
  // Inputs
  /// Reads the note if it is not there; calls the completion once, after a failure only.
  func load(completion: @escaping () -> Void)
  func delete()

  // Outputs
  var title: String { get }
  var body: String { get }
  var changed: String { get }
  var hasNote: Bool { get }
}
