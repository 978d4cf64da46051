import Examples

/// The holder of all screens, a module of the root holder: has the modules built that live as long as the tree, an editor for a new
/// note, and a nested holder for each note while it is open.
final class AllNotesModuleHolder: ModuleHolder, Module, AllNotesSupporting {
  let key = NotesSupportedModule.allNotes
  private let context: NotesModuleHolderContext
  private let component: AllNotesComponent

  init(holder: ModuleHolder?, context: NotesModuleHolderContext, component: AllNotesComponent) {
    self.context = context
    self.component = component
    super.init(holder: holder)
    supportedModules = [
      BannerBuilder().build(holder: self),
      NoteListBuilder().build(parent: component, holder: self, context: context),
    ]
  }

  var router: (any Routing)? {
    router(for: NotesSupportedModule.noteList) as any Routing
  }

  var openedID: Note.ID? { openedNote?.noteID }

  func openNote(withID id: Note.ID) {
    let context = OpenedNoteModuleHolderContext(parent: context, noteID: id)
    attach(OpenedNoteBuilder().build(parent: component, holder: self, context: context))
  }

  func releaseNote() {
    if let openedNote { detach(openedNote) }
  }

  func openEditor() {
    attach(NoteEditorBuilder().build(holder: self, context: context))
  }

  private var openedNote: OpenedNoteModuleHolder? {
    supportedModules.lazy.compactMap { $0 as? OpenedNoteModuleHolder }.first
  }
}
