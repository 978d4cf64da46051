/// The node of the component tree for all screens; stores the service, which the root only computes, so that the nodes below find it.
///
/// Look-ups of what the root stores pass through it: an editor's finds the environment there.
final class AllNotesComponent: Component {
  let service: any NotesService

  init(parent: Component?, service: any NotesService) {
    self.service = service
    super.init(parent: parent)
  }
}
