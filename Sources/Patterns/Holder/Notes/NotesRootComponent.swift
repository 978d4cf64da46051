import Examples

/// The root of the component tree; shares the one service.
final class NotesRootComponent: Component {
  let openID: Note.ID?
  let makeKey: () -> String
  private let environment: NotesEnvironment

  init(environment: NotesEnvironment) {
    openID = environment.openID
    makeKey = environment.makeKey
    self.environment = environment
    super.init(parent: nil)
  }

  /// Computed, so only a builder that knows this type can ask for it.
  var service: any NotesService {
    shared { HTTPNotesService(environment: environment) }
  }
}
