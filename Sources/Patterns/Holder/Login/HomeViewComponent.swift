/// The Home router's dependencies, outside the component tree. The module owns the router and the holder owns the module, so
/// both are unowned here.
struct HomeViewComponent {
  unowned let module: any HomeSupporting
  unowned let moduleHolder: ModuleHolder
}
