/// The root router's dependencies: the root holder, which owns that router, and the key of the first screen's module.
struct RootViewComponent {
  unowned let moduleHolder: any ModuleHolder & Module
  let screen: any RawRepresentable<String>
}
