import Examples
import Observation

/// The Home screen's presentation logic: welcomes the user, and ends the session.
@Observable
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
