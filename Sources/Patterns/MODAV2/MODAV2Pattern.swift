import Examples
import TerminalKit

/// The composition root of the examples in MODA-V with a protocol between View and Orchestrator.
public struct MODAV2Pattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "moda-v2"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(orchestrator: GreetingOrchestrator(person: person))
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let network = NetworkAdapter(environment: environment)
    let storage = StorageAdapter(store: environment.store)
    let first: ViewController
    if let user = storage.load()?.user {
      let home = HomeOrchestrator(user: user, isRemembered: true, network: network, storage: storage)
      first = HomeViewController(orchestrator: home)
    } else {
      let login = LoginOrchestrator(network: network, storage: storage)
      first = LoginViewController(orchestrator: login)
    }
    window.rootViewController = NavigationController(rootViewController: first)
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let model = NotesModel(makeKey: environment.makeKey)
    let network = NotesNetworkAdapter(environment: environment)
    let list = NoteListOrchestrator(model: model, network: network)
    var screens: [ViewController] = [NoteListViewController(orchestrator: list)]
    if let id = environment.openID {
      let detail = NoteDetailOrchestrator(noteID: id, model: model, network: network)
      detail.delegate = list
      screens.append(NoteDetailViewController(orchestrator: detail))
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
  }
}
