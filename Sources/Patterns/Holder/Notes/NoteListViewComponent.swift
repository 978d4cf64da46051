/// The NoteList router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct NoteListViewComponent {
  unowned let module: any NoteListSupporting
  weak let moduleHolder: ModuleHolder?
}
