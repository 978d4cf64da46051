/// The Login router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct LoginViewComponent {
  unowned let module: any LoginSupporting
  weak let moduleHolder: ModuleHolder?
}
