/// The Notes module's node of the component tree.
final class NotesComponent: Component, NotesModuleComponent {
  let service: any NotesService
  let makeKey: () -> String

  init(parent: Component?, service: any NotesService, makeKey: @escaping () -> String) {
    self.service = service
    self.makeKey = makeKey
    super.init(parent: parent)
  }
}
