/// The NoteDetail router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct NoteDetailViewComponent {
  unowned let module: any NoteDetailSupporting
  weak let moduleHolder: ModuleHolder?
}
