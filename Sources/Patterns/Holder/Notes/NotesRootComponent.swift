import Examples

/// The root of the component tree; shares the one service.
///
/// Only a builder that knows this type can ask for what is computed here; all others find the environment.
final class NotesRootComponent: Component {
  let environment: NotesEnvironment

  init(environment: NotesEnvironment) {
    self.environment = environment
    super.init(parent: nil)
  }

  var openID: Note.ID? { environment.openID }

  var makeKey: () -> String { environment.makeKey }

  var service: any NotesService {
    shared { HTTPNotesService(environment: environment) }
  }
}
