import Examples
import TestSupport
import Testing

@testable import VIPER

/// The service alone, on a fake transport.
struct HTTPAuthorizationServiceTests {
  private let world = LoginWorld()

  @Test(arguments: Outcome.allCases) func `each answer has its failure`(outcome: Outcome) async {
    let service = HTTPAuthorizationService(environment: world.environment)
    #expect(await world.failure(after: outcome, of: service.logIn) == outcome.failure)
    #expect(world.transport.bodies == [#"{"email":"ada@example.com","password":"lovelace"}"#])
  }
}
