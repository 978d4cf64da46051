/// Builds the holder of all screens and its component; knows the root component, whose shared service it asks for.
struct AllNotesBuilder {
  func build(parent: NotesRootComponent, holder: ModuleHolder, context: NotesModuleHolderContext)
    -> any Module
  {
    AllNotesModuleHolder(
      holder: holder, context: context, component: AllNotesComponent(parent: parent, service: parent.service))
  }
}
