/// The nested holder, a module of the root holder while a note is open: passes its context, the note, to the modules for it.
final class NoteDetailModuleHolder: ModuleHolder, Module, NoteEditorHolding {
  let key = NotesSupportedModule.openedNote
  private let context: NoteDetailModuleHolderContext
  private let component: Component

  init(holder: ModuleHolder?, context: NoteDetailModuleHolderContext, component: Component) {
    self.context = context
    self.component = component
    super.init(holder: holder)
    supportedModules = [NoteDetailBuilder().build(parent: component, holder: self, context: context)]
  }

  var router: (any Routing)? {
    router(for: NotesSupportedModule.noteDetail)
  }

  func openEditor() {
    attach(NoteEditorBuilder().build(parent: component, holder: self, noteID: context.noteID))
  }
}
