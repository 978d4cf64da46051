/// The root router's dependencies: the root holder, which owns that router, and the keys of the first screens' modules, the lowest first.
struct RootViewComponent {
  unowned let moduleHolder: any ModuleHolder & Module
  let screens: [any RawRepresentable<String>]
}
