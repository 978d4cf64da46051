import Examples

/// The Home screen's state and actions: knows the model, its coordinator by a protocol, and no view.
final class HomeViewModel: HomeViewModeling {
  let welcome: String
  let notice: String
  private let model: LoginModel
  private weak var coordinator: (any HomeCoordinating)?

  init(user: User, isRemembered: Bool, model: LoginModel, coordinator: any HomeCoordinating) {
    self.model = model
    self.coordinator = coordinator
    welcome = LoginStrings.welcome(user.name)
    notice = isRemembered ? "" : LoginStrings.notRemembered
  }

  func logOut() {
    model.logOut()
    coordinator?.didLogOut()
  }
}
