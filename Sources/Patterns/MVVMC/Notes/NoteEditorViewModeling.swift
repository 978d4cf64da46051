import Observation

/// The state and actions to which an editor binds.
protocol NoteEditorViewModeling: AnyObject, Observable {
  var heading: String { get }
  var title: String { get set }
  var body: String { get set }
  var problem: String { get }
  var isSaving: Bool { get }

  func save()
  /// Cancels saving; without a request, closes the editor or, if unsaved changes would be lost, asks.
  func cancel()
}
