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
  /// Cancels saving; without a request, calls the completion or, if unsaved changes would be lost, `question`.
  func cancel(question: () -> Void, completion: () -> Void)
}
