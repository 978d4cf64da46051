import Examples
import Testing

@testable import MVPCF

/// The manager alone.
struct NoteDraftManagerTests {
  private let manager = DefaultNoteDraftManager()

  @Test func `white space around the title alone is removed`() throws {
    #expect(try manager.draft(title: " Milk\n", body: " one ") == NoteDraft(title: "Milk", body: " one "))
  }

  @Test func `an empty title is refused`() {
    #expect(throws: NotesFailure.emptyTitle) { try manager.draft(title: " ", body: "two litres") }
  }
}
