import Examples

/// The Home screen's state and actions: knows the model and no view.
final class HomeViewModel: HomeViewModeling {
  let welcome: String
  let notice: String
  private let model: LoginModel

  init(user: User, isRemembered: Bool, model: LoginModel) {
    self.model = model
    welcome = LoginStrings.welcome(user.name)
    notice = isRemembered ? "" : LoginStrings.notRemembered
  }

  func logOut() -> any LoginViewModeling {
    model.logOut()
    return LoginViewModel(model: model)
  }
}
