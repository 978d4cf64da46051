/// The Login router's dependencies, outside the component tree. The module owns the router and the holder owns the module, so
/// both are unowned here.
struct LoginViewComponent {
  unowned let module: any LoginSupporting
  unowned let moduleHolder: ModuleHolder
}
