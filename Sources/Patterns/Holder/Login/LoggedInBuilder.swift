/// Builds the nested holder, which has no dependencies of its own: its modules look theirs up from the parent component.
struct LoggedInBuilder {
  func build(parent: Component, holder: ModuleHolder, context: LoginModuleHolderContext) -> any Module {
    LoggedInModuleHolder(holder: holder, context: context, component: parent)
  }
}
