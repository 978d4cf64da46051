/// Builds the NoteEditor module, its component and its router, for the note of the nearest context that has one, or for a new note; looks
/// up their dependencies by name.
struct NoteEditorBuilder {
  func build(parent: Component, holder: ModuleHolder, context: any ModuleHolderContext) -> any Module {
    let component = NoteEditorComponent(parent: parent, environment: parent.environment)
    let opened: OpenedNoteModuleHolderContext? = context.nearest()
    let module = NoteEditorModule(holder: holder, noteID: opened?.noteID, component: component)
    module.router = NoteEditorRouter(component: NoteEditorViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
