import Examples

/// The holder of a note, a module of the holder of all screens while the note is open: passes its context on to the modules for it.
final class OpenedNoteModuleHolder: ModuleHolder, Module, OpenedNoteSupporting {
  let key = NotesSupportedModule.openedNote
  private let context: OpenedNoteModuleHolderContext

  init(holder: ModuleHolder?, context: OpenedNoteModuleHolderContext, component: Component) {
    self.context = context
    super.init(holder: holder)
    supportedModules = [NoteDetailBuilder().build(parent: component, holder: self, context: context)]
  }

  var router: (any Routing)? {
    router(for: NotesSupportedModule.noteDetail) as any Routing
  }

  var noteID: Note.ID { context.noteID }

  func openEditor() {
    attach(NoteEditorBuilder().build(holder: self, context: context))
  }
}
