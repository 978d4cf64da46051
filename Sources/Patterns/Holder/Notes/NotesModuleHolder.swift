import Examples

/// The root holder of the Notes example: has the modules built that live as long as the tree, and a nested holder for each
/// note while it is open.
final class NotesModuleHolder: ModuleHolder, Module, NotesHolding {
  let key = NotesSupportedModule.root
  let screens: [NotesSupportedModule]
  var router: (any Routing)?
  private let component: Component

  init(context: NotesModuleHolderContext, component: Component) {
    self.component = component
    screens = context.openID == nil ? [.noteList] : [.noteList, .openedNote]
    super.init()
    supportedModules = [
      NotesBuilder().build(parent: component),
      BannerBuilder().build(holder: self),
      NoteListBuilder().build(parent: component, holder: self),
    ]
    if let id = context.openID { openNote(withID: id) }
  }

  func openNote(withID id: Note.ID) {
    let context = NoteDetailModuleHolderContext(noteID: id)
    attach(NoteDetailHolderBuilder().build(parent: component, holder: self, context: context))
  }

  func openEditor() {
    attach(NoteEditorBuilder().build(parent: component, holder: self, noteID: nil))
  }
}
