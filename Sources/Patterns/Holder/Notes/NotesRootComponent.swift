import Examples

/// The root of the component tree, with the dependencies of several modules.
final class NotesRootComponent: Component {
  let environment: NotesEnvironment
  let openID: Note.ID?
  let reading: any NotesReadingService

  init(environment: NotesEnvironment) {
    self.environment = environment
    openID = environment.openID
    reading = HTTPNotesService(environment: environment)
    super.init(parent: nil)
  }
}
