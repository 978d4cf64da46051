/// The NoteDetail router's dependencies, outside the component tree. The module owns the router and the holder owns the module, so
/// both are unowned here.
struct NoteDetailViewComponent {
  unowned let module: any NoteDetailSupporting
  unowned let moduleHolder: ModuleHolder
}
