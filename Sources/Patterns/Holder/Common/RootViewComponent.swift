/// What the root router needs; both are the root holder, as a module and as what its modules are found in.
struct RootViewComponent {
  unowned let module: any RootSupporting
  unowned let moduleHolder: ModuleHolder
}
