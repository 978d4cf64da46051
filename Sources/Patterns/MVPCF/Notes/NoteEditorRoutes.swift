/// The ways out of the editor's module: the coordinator sets the closures, the view controller fires them.
protocol NoteEditorRoutes: ModuleRoutes {
  var saved: ((_ id: String) -> Void)? { get set }
  var cancelled: ((_ hasChanges: Bool) -> Void)? { get set }
  /// The screen is gone, whoever dismissed it.
  var dismissed: (() -> Void)? { get set }
}
