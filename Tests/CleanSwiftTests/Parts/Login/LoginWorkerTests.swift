import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The worker alone, on a fake transport.
struct LoginWorkerTests {
  private let world = LoginWorld()

  @Test(arguments: Outcome.allCases) func `each answer has its failure`(outcome: Outcome) async {
    let worker = LoginWorker(environment: world.environment)
    #expect(await world.failure(after: outcome, of: worker.logIn) == outcome.failure)
    #expect(world.transport.bodies == [#"{"email":"ada@example.com","password":"lovelace"}"#])
  }
}
