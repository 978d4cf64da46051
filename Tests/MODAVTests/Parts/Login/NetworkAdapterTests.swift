import Examples
import TestSupport
import Testing

@testable import MODAV

/// The adapter alone, on a fake transport.
struct NetworkAdapterTests {
  private let world = LoginWorld()
  private let adapter: NetworkAdapter

  init() {
    adapter = NetworkAdapter(environment: world.environment)
  }

  @Test func `it sends the credentials and reads the session`() async throws {
    let credentials = Credentials(email: "ada@example.com", password: "lovelace")
    let session = Task { [adapter] in try await adapter.logIn(with: credentials) }
    await settle()
    #expect(world.transport.bodies == [#"{"email":"ada@example.com","password":"lovelace"}"#])
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(try await session.value == .ada)
  }

  @Test(arguments: Outcome.allCases)
  func `it tells failures apart`(outcome: Outcome) async {
    #expect(await world.failure(after: outcome, of: adapter.logIn) == outcome.failure)
  }
}
