/// The root holder of the Notes example: has the module built that owns the notes, and below it the holder of all screens.
final class NotesModuleHolder: ModuleHolder, Module {
  let key = NotesSupportedModule.root
  var router: (any Routing)?

  init(context: NotesModuleHolderContext, component: NotesRootComponent) {
    super.init()
    supportedModules = [
      NotesBuilder().build(parent: component),
      AllNotesBuilder().build(parent: component, holder: self, context: context),
    ]
  }
}
