/// Builds the NoteDetail module for the context's note, its component and its router; looks up their dependencies by name.
struct NoteDetailBuilder {
  func build(parent: Component, holder: ModuleHolder, context: OpenedNoteModuleHolderContext)
    -> any Module
  {
    let component = NoteDetailComponent(parent: parent, service: parent.service)
    let module = NoteDetailModule(holder: holder, noteID: context.noteID, component: component)
    module.router = NoteDetailRouter(component: NoteDetailViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
