import Observation

/// The editor's bindings to its presenter.
protocol NoteEditorPresenter: AnyObject, Observable {
  // Inputs; the screen also shows both texts, as they start as the note's
  var title: String { get set }
  var body: String { get set }
  /// Saves the note; calls the completion once with its identifier, after a success only.
  func save(completion: @escaping (_ id: String) -> Void)
  /// Cancels a request; without one, calls the completion with whether there are unsaved changes.
  func cancel(completion: (_ hasChanges: Bool) -> Void)

  // Outputs
  var heading: String { get }
  var problem: String { get }
  var isSaving: Bool { get }
}
