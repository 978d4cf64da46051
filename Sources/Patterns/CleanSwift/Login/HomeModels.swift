import Examples

/// The structures that cross the boundaries of the Home scene.
enum HomeModels {
  /// The scene is shown.
  enum ShowUser {
    struct Request: Equatable {}

    struct Response: Equatable {
      let user: User
      let isRemembered: Bool
    }

    struct ViewModel: Equatable {
      let welcome: String
      let notice: String
    }
  }

  /// The user logs out.
  enum LogOut {
    struct Request: Equatable {}

    struct Response: Equatable {}

    struct ViewModel: Equatable {}
  }
}
