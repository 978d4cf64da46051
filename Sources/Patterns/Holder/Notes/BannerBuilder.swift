/// Builds the Banner module and its router.
struct BannerBuilder {
  func build(holder: ModuleHolder) -> any Module {
    let module = BannerModule(holder: holder)
    module.router = BannerRouter(component: BannerViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
