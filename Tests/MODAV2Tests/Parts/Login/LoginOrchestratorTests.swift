import Examples
import TestSupport
import Testing

@testable import MODAV2

/// The orchestrator alone, between fake adapters and a fake view.
struct LoginOrchestratorTests {
  private let network = FakeNetworkAdapter()
  private let storage = FakeStorageAdapter()
  private let view: FakeLoginView

  init() {
    view = FakeLoginView(orchestrator: LoginOrchestrator(network: network, storage: storage))
  }

  private func logIn() async {
    view.orchestrator.logIn(email: " ada@example.com ", password: " love ")
    await settle()
  }

  @Test func `it asks the network with the email trimmed`() async {
    await logIn()
    #expect(network.credentials == [Credentials(email: "ada@example.com", password: " love ")])
  }

  @Test(arguments: ["", "ada"])
  func `it asks nobody with an email that it refuses`(email: String) async {
    view.orchestrator.logIn(email: email, password: "lovelace")
    await settle()
    #expect(network.credentials.isEmpty)
  }

  @Test func `it stores the session and hands over Home's orchestrator`() async {
    await logIn()
    await network.replies.end(with: .success(.ada))
    #expect(storage.session == .ada)
    #expect(view.home != nil)
  }

  @Test(arguments: Outcome.allCases)
  func `it turns a failure into its message`(outcome: Outcome) async {
    await logIn()
    await network.replies.end(with: .failure(outcome.failure))
    #expect(view.status == outcome.message)
    #expect(storage.session == nil)
  }

  @Test func `it tells Home's orchestrator that the session is not stored`() async throws {
    storage.works = false
    await logIn()
    await network.replies.end(with: .success(.ada))
    let home = FakeHomeView(orchestrator: try #require(view.home))
    home.orchestrator.viewIsReady()
    #expect(home.notice == "You are logged in, but this device could not remember you.")
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `it neither stores nor tells a late answer`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    view.orchestrator.cancel()
    await network.replies.end(with: reply)
    #expect(network.cancelled == [0])
    #expect(storage.session == nil)
    #expect(view.status == "Cancelled.")
    #expect(view.home == nil)
  }
}
