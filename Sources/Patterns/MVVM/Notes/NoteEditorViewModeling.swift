import Observation

/// The state and actions to which an editor binds.
protocol NoteEditorViewModeling: AnyObject, Observable {
  var heading: String { get }
  var title: String { get set }
  var body: String { get set }
  var problem: String { get }
  var isSaving: Bool { get }
  /// Whether the user has to answer by `discard()` or `keepEditing()` first.
  var isAsking: Bool { get }
  /// Whether there is nothing to edit any more, so that the screen has to close.
  var isClosed: Bool { get }

  func save()
  /// Cancels saving; without a request, closes the editor or, if unsaved changes would be lost, asks.
  func cancel()
  func discard()
  func keepEditing()
  /// Hands over the saved note, once the screen is closed.
  func didClose()
}
