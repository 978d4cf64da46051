import Examples

/// Decides what the Home screen says: knows the model, and the view only through its protocol.
final class HomePresenter: HomePresenting {
  private weak var view: (any HomeView)?
  private let user: User
  private let isRemembered: Bool
  private let model: LoginModel

  init(user: User, isRemembered: Bool, model: LoginModel) {
    self.user = user
    self.isRemembered = isRemembered
    self.model = model
  }

  func attach(_ view: any HomeView) {
    self.view = view
    view.setWelcome(LoginStrings.welcome(user.name))
    view.setNotice(isRemembered ? "" : LoginStrings.notRemembered)
  }

  func logOut() {
    model.logOut()
    view?.showLogin(with: LoginPresenter(model: model))
  }
}
