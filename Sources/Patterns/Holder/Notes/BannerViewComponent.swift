/// The Banner router's dependencies, outside the component tree. The module owns the router and the holder owns the module, so
/// both are unowned here.
struct BannerViewComponent {
  unowned let module: any BannerSupporting
  unowned let moduleHolder: ModuleHolder
}
