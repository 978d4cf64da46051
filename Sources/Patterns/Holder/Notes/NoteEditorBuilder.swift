import Examples

/// Builds the NoteEditor module for a note or a new one, its component and its router; looks up their dependencies by name.
struct NoteEditorBuilder {
  func build(parent: Component, holder: ModuleHolder, noteID: Note.ID?) -> any Module {
    let component = NoteEditorComponent(parent: parent, environment: parent.environment)
    let module = NoteEditorModule(holder: holder, noteID: noteID, component: component)
    module.router = NoteEditorRouter(component: NoteEditorViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
