import Examples
import TerminalKit

/// The composition root of the examples in The Elm Architecture, in the manner of The Composable Architecture.
public struct TEAPattern: GreetingPattern, LoginPattern, NotesPattern {
  /// The last part of the names of its programs.
  public nonisolated let id = "tea"

  /// Creates the pattern.
  public nonisolated init() {}

  /// Shows the Greeting example.
  public func showGreeting(for person: Person, in window: Window) {
    let store = Store(GreetingState(person: person), reducer: GreetingReducer())
    window.rootViewController = GreetingViewController(store: store)
  }

  /// Shows Home if a session is stored, otherwise Log in.
  public func showLogin(with environment: LoginEnvironment, in window: Window) {
    let sessions = SessionClient(store: environment.store)
    let client = LoginClient(environment: environment)
    let store = Store(firstState(sessions), reducer: Self.loginReducer(client: client, sessions: sessions))
    window.rootViewController = LoginNavigationController(store: store)
  }

  /// Shows the notes, or the note to open with the notes beneath.
  public func showNotes(with environment: NotesEnvironment, in window: Window) {
    var state = NotesState()
    state.detail = environment.openID.map { NoteDetailState(noteID: $0, isReading: true) }
    let reducer = Self.notesReducer(
      client: NotesClient(environment: environment), makeKey: environment.makeKey)
    window.rootViewController = NotesNavigationController(store: Store(state, reducer: reducer))
  }

  private func firstState(_ sessions: SessionClient) -> LoginAppState {
    if let session = sessions.load() {
      .home(HomeState(user: session.user, isRemembered: true))
    } else {
      .login(LoginState())
    }
  }

  /// The reducer of the Login example with those of its screens.
  static func loginReducer(
    client: LoginClient, sessions: SessionClient
  ) -> some Reducer<LoginAppState, LoginAppAction> {
    let withLogin = Presenting(
      feature: "login", parent: LoginAppReducer(), child: LoginReducer(client: client, sessions: sessions),
      childState: \.login, childAction: \.login, embed: LoginAppAction.login)
    return Presenting(
      feature: "home", parent: withLogin, child: HomeReducer(sessions: sessions),
      childState: \.home, childAction: \.home, embed: LoginAppAction.home)
  }

  /// The reducer of the Notes example with those of its screens.
  static func notesReducer(
    client: NotesClient, makeKey: @escaping () -> String
  ) -> some Reducer<NotesState, NotesAction> {
    let root = NotesReducer(list: NoteListReducer(client: client), client: client, makeKey: makeKey)
    let withDetail = Presenting(
      feature: "detail", parent: root, child: NoteDetailReducer(client: client),
      childState: \.detail, childAction: \.detail, embed: NotesAction.detail, identity: { $0.noteID })
    return Presenting(
      feature: "editor", parent: withDetail, child: NoteEditorReducer(client: client, makeKey: makeKey),
      childState: \.editor, childAction: \.editor, embed: NotesAction.editor)
  }
}
