import Examples
import TestSupport
import Testing

@testable import MODAV

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `the orchestrator checks what was entered before it asks the network`() {
    let view = FakeLoginView()
    let network = FakeNetworkAdapter()
    let orchestrator = LoginOrchestrator(network: network, storage: FakeStorageAdapter())
    orchestrator.viewDelegate = view
    orchestrator.logIn(email: "ada", password: "lovelace")
    #expect(view.status == "Enter a valid email address.")
    #expect(network.credentials == [])
  }
}
