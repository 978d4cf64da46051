/// The NoteEditor router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct NoteEditorViewComponent {
  unowned let module: any NoteEditorSupporting
  weak let moduleHolder: ModuleHolder?
}
