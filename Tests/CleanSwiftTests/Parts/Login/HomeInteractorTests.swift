import Examples
import Testing

@testable import CleanSwift

/// The interactor alone, between a fake worker and a fake presenter.
struct HomeInteractorTests {
  private let sessionWorker = FakeSessionWorker()
  private let presenter = FakeHomePresenter()
  private let interactor: HomeInteractor

  init() {
    interactor = HomeInteractor(presenter: presenter, sessionWorker: sessionWorker)
  }

  @Test(arguments: [true, false]) func `it responds with the user of its data store`(isRemembered: Bool) {
    interactor.showUser(request: HomeModels.ShowUser.Request())
    #expect(presenter.users == [])
    interactor.user = Session.ada.user
    interactor.isRemembered = isRemembered
    interactor.showUser(request: HomeModels.ShowUser.Request())
    let response = HomeModels.ShowUser.Response(user: Session.ada.user, isRemembered: isRemembered)
    #expect(presenter.users == [response])
  }

  @Test func `log out deletes the session`() {
    sessionWorker.memory.session = .ada
    interactor.logOut(request: HomeModels.LogOut.Request())
    #expect(sessionWorker.memory.session == nil)
    #expect(presenter.logOuts.count == 1)
  }
}
