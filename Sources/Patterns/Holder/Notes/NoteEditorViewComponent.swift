/// The NoteEditor router's dependencies, outside the component tree. The module owns the router and the holder owns the module, so
/// both are unowned here.
struct NoteEditorViewComponent {
  unowned let module: any NoteEditorSupporting
  unowned let moduleHolder: ModuleHolder
}
