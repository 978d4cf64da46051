@testable import VIPER

/// A Home presenter between fakes of its neighbours.
struct HomeFixture {
  let view = FakeHomeView()
  let interactor = FakeHomeInteractor()
  let router = FakeHomeRouter()
  let presenter: HomePresenter

  init(user: LoggedInUser) {
    presenter = HomePresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.configure(for: user)
  }
}

final class FakeHomeView: HomeViewInput {
  var welcome = ""
  var notice: String?

  func setWelcome(_ welcome: String) {
    self.welcome = welcome
  }

  func setNotice(_ notice: String) {
    self.notice = notice
  }
}

final class FakeHomeInteractor: HomeInteractorInput {
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}

final class FakeHomeInteractorOutput: HomeInteractorOutput {
  var logOuts = 0

  func didLogOut() {
    logOuts += 1
  }
}

final class FakeHomeRouter: HomeRouterInput {
  var logins = 0

  func openLogin() {
    logins += 1
  }
}
