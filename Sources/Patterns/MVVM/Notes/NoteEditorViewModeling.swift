import Observation

/// The state and actions to which an editor binds.
protocol NoteEditorViewModeling: AnyObject, Observable {
  var heading: String { get }
  var title: String { get set }
  var body: String { get set }
  var problem: String { get }
  var isSaving: Bool { get }

  /// Saves the note; a success calls the completion.
  func save(completion: @escaping () -> Void)
  /// Cancels saving, and otherwise returns how to leave.
  func cancel() -> NoteEditorExit?
}
