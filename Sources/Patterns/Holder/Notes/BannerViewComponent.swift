/// The Banner router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct BannerViewComponent {
  unowned let module: any BannerSupporting
}
