import Examples
import TerminalKit

/// The composition root of the examples in Model–View–Presenter with a passive view.
public struct MVPPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "mvp"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    window.rootViewController = GreetingViewController(presenter: GreetingPresenter(person: person))
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let model = LoginModel(
      client: LoginClient(environment: environment), store: SessionStore(store: environment.store))
    let first: ViewController
    if let user = model.storedUser() {
      first = HomeViewController(presenter: HomePresenter(user: user, isRemembered: true, model: model))
    } else {
      first = LoginViewController(presenter: LoginPresenter(model: model))
    }
    window.rootViewController = NavigationController(rootViewController: first)
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    let model = NotesModel(client: NotesClient(environment: environment))
    let list = NoteListPresenter(model: model)
    var screens: [ViewController] = [NoteListViewController(presenter: list)]
    if let id = environment.openID {
      let detail = NoteDetailPresenter(model: model, noteID: id)
      detail.delegate = list
      screens.append(NoteDetailViewController(presenter: detail))
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
  }
}
