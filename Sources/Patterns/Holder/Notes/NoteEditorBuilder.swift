/// Builds the NoteEditor module and its router: for the note of the nearest holder of one, or for a new note.
struct NoteEditorBuilder {
  func build(holder: ModuleHolder, context: any ModuleHolderContext) -> any Module {
    let opened: OpenedNoteModuleHolderContext? = context.nearest()
    let module = NoteEditorModule(holder: holder, noteID: opened?.noteID)
    module.router = NoteEditorRouter(component: NoteEditorViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
