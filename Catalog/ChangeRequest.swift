import Examples

/// What a product owner could ask for, with one change of each pattern's code that fulfils it: a cell.
///
/// A request's folder in `Catalog/Requests` has its text for people, `request.md`, and `shared.patch`: the change of what all
/// patterns share, the contract and the scenarios included. A cell is a pattern's `product.patch` and `tests.patch`, in the pattern's
/// folder of the catalogue.
public struct ChangeRequest: Sendable, Hashable, Identifiable {
  /// The id, the name of its folders.
  public let id: String
  /// The request in one sentence.
  public let summary: String
  /// The name of the example that it changes.
  public let example: String
  /// Whether it is a control: no pattern should have to change, so that a pattern without patches fulfils it.
  public let isControl: Bool

  /// All requests, in the order of tables.
  public static let all = [
    ChangeRequest(
      id: "prefill", summary: "After Log out the email field holds the email of the user who logged out.",
      example: Example.login.name, isControl: false),
    ChangeRequest(
      id: "three", summary: "After three wrong passwords in a row for one email nothing more is sent for it.",
      example: Example.login.name, isControl: false),
    ChangeRequest(
      id: "pinned", summary: "Pinned notes stand first, and a button of the note pins it or ends that.",
      example: Example.notes.name, isControl: false),
    ChangeRequest(
      id: "template", summary: "A button of the editor opens templates, one of which replaces the text.",
      example: Example.notes.name, isControl: false),
    ChangeRequest(
      id: "confirm", summary: "Delete asks first, and is sent at once; there is no Undo any more.",
      example: Example.notes.name, isControl: false),
    ChangeRequest(
      id: "link", summary: "A link that arrives opens its note, whatever screen is shown.",
      example: Example.notes.name, isControl: false),
    ChangeRequest(
      id: "text", summary: "The text for a note that no longer exists is worded anew.",
      example: Example.notes.name, isControl: true),
  ]

  /// The pairs of requests that one example could be asked for together, in the order of tables.
  public static let pairs = all.indices.flatMap { index in
    all[(index + 1)...].filter { $0.canJoin(all[index]) }.map { RequestPair(all[index], $0) }
  }

  private func canJoin(_ other: ChangeRequest) -> Bool {
    example == other.example && !isControl && !other.isControl
  }
}
