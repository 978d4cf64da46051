import Examples

/// The holder of all screens, a module of the root holder: has the modules built that live as long as the tree, an editor for a new
/// note, and a nested holder for each note while it is open.
final class AllNotesModuleHolder: ModuleHolder, Module, AllNotesSupporting {
  let key = NotesSupportedModule.allNotes
  private let context: NotesModuleHolderContext
  private let component: AllNotesComponent
  /// The holder of the note that is open; owned as a module.
  private weak var openedNote: (any OpenedNoteSupporting)?

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

  func attachNote(withID id: Note.ID) {
    detachNote()
    let context = OpenedNoteModuleHolderContext(parent: context, noteID: id)
    let note = OpenedNoteBuilder().build(parent: component, holder: self, context: context)
    attach(note)
    openedNote = note
  }

  func detachNote() {
    guard let openedNote else { return }
    openedNote.cancel()
    detach(openedNote)
  }

  func attachEditor() {
    attach(NoteEditorBuilder().build(parent: component, holder: self, context: context))
  }
}
