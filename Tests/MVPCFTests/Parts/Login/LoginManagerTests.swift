import TestSupport
import Testing

@testable import MVPCF

/// The manager alone, on a fake transport.
struct LoginManagerTests {
  private let world = LoginWorld()

  @Test(arguments: Outcome.allCases)
  func `each outcome has its failure`(outcome: Outcome) async {
    let manager = DefaultLoginManager(environment: world.environment)
    #expect(await world.failure(after: outcome, of: manager.logIn) == outcome.failure)
  }
}
