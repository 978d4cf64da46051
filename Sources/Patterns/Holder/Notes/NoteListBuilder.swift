/// Builds the NoteList module, its component and its router; looks up their dependencies by name, and the note to open in the contexts.
struct NoteListBuilder {
  func build(parent: Component, holder: ModuleHolder, context: any ModuleHolderContext) -> any Module {
    let component = NoteListComponent(parent: parent, service: parent.service)
    let module = NoteListModule(holder: holder, component: component)
    let root: NotesModuleHolderContext? = context.nearest()
    module.router = NoteListRouter(
      component: NoteListViewComponent(module: module, moduleHolder: holder, openID: root?.openID))
    return module
  }
}
