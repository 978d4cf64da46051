/// The ways out of the list's module: the coordinator sets the closures, the view controller fires them.
protocol NoteListRoutes: ModuleRoutes {
  var noteSelected: ((_ id: String) -> Void)? { get set }
  var addRequested: (() -> Void)? { get set }
}
