extension Example {
  /// A login to an account, and a logout.
  public static let login = Example(
    name: "Login", prefix: "login", summary: "log in to an account, and out again",
    usage: ["PROGRAM --fault slow", "PROGRAM --plain < steps.txt"],
    screens: [
      Screen(name: "Login", title: LoginScreen.title) { LoginScreen() },
      Screen(name: "Home", title: HomeScreen.title) { HomeScreen() },
    ],
    entities: [Credentials.self, User.self, Session.self], impactSubjects: ["User.name", "LoginFailure"],
    usesNetwork: true, files: ["session"], accountScreen: LoginScreen.title,
    samples: Samples(
      texts: ["email": ["ada@example.com", "grace@example.com", " ", "ada", "@", " a@b ", "ä@ö"]],
      answers: [
        session("u1", "Ada Lovelace", "ada@example.com"), session("u2", "Grace Hopper", "grace@example.com"),
      ],
      stored: [session("u3", "Alan Turing", "alan@example.com"), #"{"token":1}"#]),
    presentation: { pattern in
      guard let pattern = pattern as? any LoginPattern else { return nil }
      return { environment, window in
        pattern.showLogin(with: LoginEnvironment(environment), in: window)
      }
    })

  private static func session(_ id: String, _ name: String, _ email: String) -> String {
    #"{"token":"t-\#(id)","user":{"email":"\#(email)","id":"\#(id)","name":"\#(name)"}}"#
  }
}

extension LoginEnvironment {
  /// Creates the environment of Login from the general one.
  fileprivate init(_ environment: ExampleEnvironment) {
    self.init(
      transport: environment.transport, server: environment.server, timeout: environment.timeout,
      store: PrivateFile(environment.file("session")))
  }
}
