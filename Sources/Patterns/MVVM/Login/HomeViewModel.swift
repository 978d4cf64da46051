import Examples
import Observation

/// The Home screen's state and what can be done with it: knows the model, and no view at all.
@Observable
final class HomeViewModel: HomeViewModeling {
  let welcome: String
  let notice: String
  private(set) var login: (any LoginViewModeling)?
  private let model: LoginModel

  init(user: User, isRemembered: Bool, model: LoginModel) {
    self.model = model
    welcome = LoginStrings.welcome(user.name)
    notice = isRemembered ? "" : LoginStrings.notRemembered
  }

  func logOut() {
    model.logOut()
    login = LoginViewModel(model: model)
  }
}
