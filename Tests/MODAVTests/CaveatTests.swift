import Examples
import TestSupport
import Testing

@testable import MODAV

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `the orchestrator checks what was entered before it asks the network`() {
    let network = FakeNetworkAdapter()
    let view = FakeLoginView(
      orchestrator: LoginOrchestrator(network: network, storage: FakeStorageAdapter()))
    view.orchestrator.logIn(email: "ada", password: "lovelace")
    #expect(view.status == "Enter a valid email address.")
    #expect(network.credentials == [])
  }
}
