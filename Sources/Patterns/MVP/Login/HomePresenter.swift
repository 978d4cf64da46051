import Examples

/// The Home screen's logic: knows the model, and the view weakly by its protocol; the view owns it.
final class HomePresenter: HomePresenting {
  weak var view: (any HomeView)?
  private let user: User
  private let isRemembered: Bool
  private let model: LoginModel

  init(user: User, isRemembered: Bool, model: LoginModel) {
    self.user = user
    self.isRemembered = isRemembered
    self.model = model
  }

  func viewIsReady() {
    view?.setWelcome(LoginStrings.welcome(user.name))
    view?.setNotice(isRemembered ? "" : LoginStrings.notRemembered)
  }

  func logOut() {
    model.logOut()
    view?.showLogin(with: LoginPresenter(model: model))
  }
}
