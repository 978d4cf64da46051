/// Builds the NoteList module, its component and its router; looks up their dependencies by name, and takes the note to open from the
/// context.
struct NoteListBuilder {
  func build(parent: Component, holder: ModuleHolder, context: NotesModuleHolderContext) -> any Module {
    let component = NoteListComponent(parent: parent, service: parent.service)
    let module = NoteListModule(holder: holder, component: component)
    module.router = NoteListRouter(
      component: NoteListViewComponent(module: module, moduleHolder: holder, openID: context.openID))
    return module
  }
}
