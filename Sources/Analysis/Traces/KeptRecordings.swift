import Catalog
import Driver
import Examples
import Measures
import Scenarios

/// The recordings of one pattern that the package keeps.
public struct KeptRecordings: Sendable, Equatable {
  /// The fingerprint of what the recordings depend on, when they were made.
  let fingerprint: String
  /// The references between types in the compiler's index, by the example's id, in order; none for an example whose code cannot
  /// be read.
  let references: [String: [TypeReference]]
  /// The recordings, in the order of ``scenarios``.
  public let recordings: [Recording]

  init(fingerprint: String, references: [String: [TypeReference]], recordings: [Recording]) {
    self.fingerprint = fingerprint
    self.references = references
    self.recordings = recordings
  }

  /// Creates the recordings of a pattern with its code by example.
  public init(_ recordings: [Recording], code: [Example: PatternCode], fingerprint: String) {
    var references: [String: [TypeReference]] = [:]
    for (example, code) in code {
      let links = code.links.filter { $0.to.part != nil }.map { link in
        TypeReference(from: link.from.node.outermostName, to: link.to.node.outermostName)
      }
      references[example.id] = Set(links).sorted()
    }
    self.init(fingerprint: fingerprint, references: references, recordings: recordings)
  }

  /// The scenarios whose recordings are kept.
  public static let scenarios = kept(among: Scenario.all)

  /// Those of some scenarios whose recordings are kept.
  static func kept(among scenarios: [Scenario]) -> [Scenario] {
    scenarios.filter { names[$0.example.id]?.contains($0.name) == true }
  }

  /// The names of the scenarios by the example's id.
  private static let names = [
    Example.greeting.id: ["shows the greeting"],
    Example.login.id: ["the right password", "401: a wrong password", "cancel"],
    Example.notes.id: [
      "selecting a row opens its note", "an edit is shown by note and list",
      "Back leaves nothing of the note", "the banner of a note sends a failed delete again",
    ],
  ]

  /// The traces of some recordings.
  public func traces(of card: Card, where isWanted: (Recording) -> Bool = { _ in true }) -> [Trace] {
    recordings.filter(isWanted).compactMap { recording in
      Example.all.first { $0.id == recording.example }.map { example in
        Trace(recording, card: card, example: example, references: references[example.id])
      }
    }
  }
}
