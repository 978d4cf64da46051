import Examples

/// The structures that cross the boundaries of the Log in scene.
enum LoginModels {
  /// The user logs in.
  enum LogIn {
    struct Request: Equatable {
      let email: String
      let password: String
    }

    enum Response: Equatable {
      case started
      case failed(LoginFailure)
      case loggedIn
    }

    struct ViewModel: Equatable {
      let status: String
      let isWaiting: Bool
      let clearsPassword: Bool
    }

    /// The user is logged in.
    struct LoggedInViewModel: Equatable {}
  }

  /// The user cancels the login under way.
  enum CancelLogin {
    struct Request: Equatable {}

    struct Response: Equatable {}

    struct ViewModel: Equatable {
      let status: String
      let isWaiting: Bool
    }
  }
}
