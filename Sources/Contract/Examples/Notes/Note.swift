import Foundation

/// A note as the server has it.
public struct Note: Sendable, Equatable, Identifiable, Codable {
  /// The identifier, which the server chooses.
  public let id: String

  /// The title.
  public let title: String

  /// The text below the title.
  public let body: String

  /// The number of changes so far; a change names the revision that it is based on.
  public let revision: Int

  /// The time of the last change, by the server's clock.
  public let changed: Date

  /// Creates a note.
  public init(id: String, title: String, body: String, revision: Int, changed: Date) {
    self.id = id
    self.title = title
    self.body = body
    self.revision = revision
    self.changed = changed
  }

  /// Whether the note was changed after another one; of two changes at the same time, that of the larger identifier counts as later.
  public func isNewer(than other: Note) -> Bool {
    changed == other.changed ? id > other.id : changed > other.changed
  }

  /// Whether the title contains a text, ignoring case and accents; an empty text is in every title.
  public func titleContains(_ text: String) -> Bool {
    text.isEmpty || title.range(of: text, options: Self.searchOptions) != nil
  }

  private static let searchOptions: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
}
