/// Builds the nested holder, with a component that has no dependencies of its own.
struct NoteDetailHolderBuilder {
  func build(parent: Component, holder: ModuleHolder, context: NoteDetailModuleHolderContext) -> any Module {
    NoteDetailModuleHolder(holder: holder, context: context, component: Component(parent: parent))
  }
}
