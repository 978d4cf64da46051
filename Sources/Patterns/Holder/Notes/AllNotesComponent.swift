/// The node of the component tree for all screens: its stored service is found from all nodes below.
final class AllNotesComponent: Component {
  let service: any NotesService

  init(parent: Component?, service: any NotesService) {
    self.service = service
    super.init(parent: parent)
  }
}
