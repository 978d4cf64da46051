/// A note's texts as the user writes them.
public struct NoteDraft: Sendable, Equatable, Codable {
  /// The title.
  public var title: String

  /// The text below the title.
  public var body: String

  /// Creates a draft, by default an empty one.
  public init(title: String = "", body: String = "") {
    self.title = title
    self.body = body
  }

  /// Creates a draft with a note's texts.
  public init(_ note: Note) {
    self.init(title: note.title, body: note.body)
  }
}
