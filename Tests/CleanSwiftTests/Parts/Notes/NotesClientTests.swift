import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The network below the worker alone, on a fake transport.
struct NotesClientTests {
  private let world = NotesWorld()
  private let client: NotesClient

  init() {
    client = NotesClient(environment: world.environment)
  }

  @Test(arguments: NotesOutcome.allCases) func `each answer has its failure`(outcome: NotesOutcome)
    async throws
  {
    let failure = try #require(await world.failure(after: outcome, of: client.notes))
    #expect(NotesStrings.message(for: failure) == outcome.message)
  }

  @Test func `a note that is already gone counts as deleted`() async {
    let client = client
    let change = NoteChange(key: "key-1", kind: .delete(.sample("n2", "Milk")))
    let failure = await world.failure(after: .notFound) { () async throws(NotesFailure) in
      try await client.delete(change)
    }
    #expect(failure == nil)
    #expect(world.requests == ["DELETE /notes/n2"])
  }
}
