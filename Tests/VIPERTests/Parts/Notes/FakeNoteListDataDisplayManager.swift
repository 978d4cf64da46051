@testable import VIPER

/// Keeps the titles that it is told to show.
final class FakeNoteListDataDisplayManager: NoteListDataDisplayManaging {
  var titles: [String] = []

  func update(with titles: [String]) {
    self.titles = titles
  }
}
