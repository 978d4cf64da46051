import Examples

/// The holder of a note, a module of the holder of all screens while the note is open: passes its context on to the modules for it.
final class OpenedNoteModuleHolder: ModuleHolder, Module, OpenedNoteSupporting {
  let key = NotesSupportedModule.openedNote
  private let context: OpenedNoteModuleHolderContext
  private let component: Component

  init(holder: ModuleHolder?, context: OpenedNoteModuleHolderContext, component: Component) {
    self.context = context
    self.component = component
    super.init(holder: holder)
    supportedModules = [NoteDetailBuilder().build(parent: component, holder: self, context: context)]
  }

  var router: (any Routing)? {
    router(for: NotesSupportedModule.noteDetail) as any Routing
  }

  var noteID: Note.ID { context.noteID }

  func attachEditor() {
    attach(NoteEditorBuilder().build(parent: component, holder: self, context: context))
  }

  /// Cancels what its modules have under way: their screens may outlive this holder, which they refer to unowned.
  func cancel() {
    let detail: any NoteDetailSupporting = module(for: NotesSupportedModule.noteDetail)
    detail.cancel()
  }
}
