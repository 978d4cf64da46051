/// The ways out of a note's module: the coordinator sets the closures, the view controller fires them.
protocol NoteDetailRoutes: ModuleRoutes {
  var editRequested: (() -> Void)? { get set }
  /// The note was deleted, or could not be read.
  var closed: (() -> Void)? { get set }
}
