/// The NoteEditor module's dependencies.
protocol NoteEditorModuleComponent {
  /// Returns a key for a change, another one at each call.
  var makeKey: () -> String { get }
}
