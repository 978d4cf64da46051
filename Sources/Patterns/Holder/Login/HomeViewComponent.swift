/// The Home router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct HomeViewComponent {
  unowned let module: any HomeSupporting
  weak let moduleHolder: ModuleHolder?
}
