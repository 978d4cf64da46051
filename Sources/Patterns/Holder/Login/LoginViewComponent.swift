/// What the Login router needs; no part of the component tree. The module owns the router, so the way back is unowned.
struct LoginViewComponent {
  unowned let module: any LoginSupporting
  weak let moduleHolder: ModuleHolder?
}
