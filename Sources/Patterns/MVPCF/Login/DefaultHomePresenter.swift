import Examples

/// The Home screen's presentation logic: welcomes the user, and ends the session.
///
/// Its outputs stay as they are, so there is nothing to observe.
final class DefaultHomePresenter: HomePresenter {
  let welcome: String
  let notice: String
  private let logoutManager: any LogoutManager

  init(name: String, isRemembered: Bool, logoutManager: any LogoutManager) {
    welcome = LoginStrings.welcome(name)
    notice = isRemembered ? "" : LoginStrings.notRemembered
    self.logoutManager = logoutManager
  }

  func logOut() {
    logoutManager.logOut()
  }
}
