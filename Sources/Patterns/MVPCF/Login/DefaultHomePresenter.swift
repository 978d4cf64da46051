import Examples
import Observation

/// The logic of presentation: knows, by its protocol, the unit of logic that it is given; knows no view.
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
