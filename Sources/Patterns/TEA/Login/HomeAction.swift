/// All that can happen in Home.
enum HomeAction {
  /// What the user does.
  enum View {
    case logOutTapped
  }

  /// What the parent is told.
  enum Delegate {
    case loggedOut
  }

  case view(View)
  case delegate(Delegate)
}
