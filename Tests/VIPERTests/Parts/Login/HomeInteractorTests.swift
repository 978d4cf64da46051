import Examples
import Testing

@testable import VIPER

/// The interactor alone, between a fake service and a fake output.
struct HomeInteractorTests {
  private let sessions = FakeSessionService()
  private let interactor: HomeInteractor

  init() {
    interactor = HomeInteractor(sessions: sessions)
  }

  @Test func `log out deletes the session and tells it`() {
    let output = FakeHomeInteractorOutput()
    interactor.output = output
    sessions.session = .ada
    interactor.logOut()
    #expect(sessions.session == nil)
    #expect(output.logOuts == 1)
  }

  @Test func `it does not keep its output alive`() {
    var output: FakeHomeInteractorOutput? = FakeHomeInteractorOutput()
    interactor.output = output
    weak let released = output
    output = nil
    #expect(released == nil)
  }
}
