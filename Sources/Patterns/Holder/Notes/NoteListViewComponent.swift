/// The NoteList router's dependencies, outside the component tree. The module owns the router and the holder owns the module, so
/// both are unowned here.
struct NoteListViewComponent {
  unowned let module: any NoteListSupporting
  unowned let moduleHolder: ModuleHolder
  /// The note to open at the launch.
  let openID: String?
}
