import Examples

/// The root of the component tree, with the dependencies of several modules.
final class NotesRootComponent: Component {
  let environment: NotesEnvironment
  let reading: any NotesReadingService

  init(environment: NotesEnvironment) {
    self.environment = environment
    reading = HTTPNotesService(environment: environment)
    super.init(parent: nil)
  }
}
