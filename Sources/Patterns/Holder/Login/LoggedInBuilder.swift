/// Builds the nested holder, with a component that has no dependencies of its own.
struct LoggedInBuilder {
  func build(parent: Component, holder: ModuleHolder, context: LoginModuleHolderContext) -> any Module {
    LoggedInModuleHolder(holder: holder, context: context, component: Component(parent: parent))
  }
}
