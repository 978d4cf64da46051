import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The repository alone, on a fake transport.
struct NotesRemoteRepositoryTests {
  private let world = NotesWorld()

  @Test(arguments: NotesOutcome.allCases)
  func `each outcome has its failure`(outcome: NotesOutcome) async {
    let repository = DefaultNotesRemoteRepository(environment: world.environment)
    let failure = await world.failure(after: outcome) { () async throws(NotesFailure) in
      try await repository.note(withID: "n1")
    }
    #expect(failure.map(NotesStrings.message) == outcome.message)
  }
}
