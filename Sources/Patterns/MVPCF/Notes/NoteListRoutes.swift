import Examples

/// The ways out of the list's module, whose closures the coordinator sets; and the way back in, by which the coordinator hands over
/// what another module's routes had to say.
protocol NoteListRoutes: ModuleRoutes {
  var noteSelected: ((_ id: String) -> Void)? { get set }
  var addRequested: (() -> Void)? { get set }

  /// Tells a notice until the user's next action.
  func tell(_ notice: NotesNotice)
  /// Sends the oldest delete that failed again.
  func retryDelete()
}
