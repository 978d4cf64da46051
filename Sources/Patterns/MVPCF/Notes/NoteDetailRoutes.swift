import Examples

/// The ways out of a note's module: the coordinator sets the closures, the view controller fires them.
protocol NoteDetailRoutes: ModuleRoutes {
  var editRequested: (() -> Void)? { get set }
  var retryRequested: (() -> Void)? { get set }
  /// The note is deleted, or could not be read; with what the list is to tell.
  var closed: ((_ notice: NotesNotice?) -> Void)? { get set }
}
