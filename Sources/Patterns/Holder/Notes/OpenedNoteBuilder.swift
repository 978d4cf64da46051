/// Builds the holder of a note, which has no dependencies of its own: its modules look theirs up from the parent component.
struct OpenedNoteBuilder {
  func build(parent: Component, holder: ModuleHolder, context: OpenedNoteModuleHolderContext)
    -> any Module & OpenedNoteSupporting
  {
    OpenedNoteModuleHolder(holder: holder, context: context, component: parent)
  }
}
