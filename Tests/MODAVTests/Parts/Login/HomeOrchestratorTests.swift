import Examples
import TestSupport
import Testing

@testable import MODAV

/// The orchestrator alone, between fake adapters and a fake view.
struct HomeOrchestratorTests {
  private let storage = FakeStorageAdapter()

  private func view(isRemembered: Bool) -> FakeHomeView {
    let orchestrator = HomeOrchestrator(
      user: Session.ada.user, isRemembered: isRemembered, network: FakeNetworkAdapter(), storage: storage)
    let view = FakeHomeView(orchestrator: orchestrator)
    orchestrator.viewIsReady()
    return view
  }

  @Test func `it welcomes the user`() {
    let view = view(isRemembered: true)
    #expect(view.welcome == "Welcome, Ada Lovelace")
    #expect(view.notice == "")
  }

  @Test func `it says that the user is not remembered`() {
    let view = view(isRemembered: false)
    #expect(view.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `it deletes the session and hands over Log in's orchestrator`() {
    storage.session = .ada
    let view = view(isRemembered: true)
    view.orchestrator.logOut()
    #expect(storage.session == nil)
    #expect(view.login != nil)
  }
}
