/// What the Home router needs; no part of the component tree. The module owns the router, so the way back is unowned.
struct HomeViewComponent {
  unowned let module: any HomeSupporting
  weak let moduleHolder: ModuleHolder?
}
