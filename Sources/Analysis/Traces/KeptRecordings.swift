import Catalog
import Driver
import Examples
import Foundation
import Measures
import Records
import Scenarios

/// The recordings of one pattern that the package keeps.
public struct KeptRecordings: Codable, Sendable {
  /// The fingerprint of the recorded code.
  let fingerprint: String
  /// The pairs of types with a reference in the compiler's index, such as `LoginView LoginModel`, by the example's id; none
  /// for an example whose code cannot be read.
  let references: [String: [String]]
  /// The recordings, in the order of ``scenarios``.
  public let recordings: [Recording]

  /// The scenarios whose recordings are kept.
  public static let scenarios: [Scenario] = {
    let names = [
      "greeting": ["shows the greeting"],
      "login": ["the right password", "401: a wrong password", "cancel"],
      "notes": [
        "selecting a row opens its note", "an edit is shown by note and list",
        "Back leaves nothing of the note",
      ],
    ]
    return Scenario.all.filter { names[$0.example.id]?.contains($0.name) == true }
  }()

  /// The folder of all recordings in the package.
  public static let folder = "docs/recordings"

  private static func file(of card: Card, in package: URL) -> URL {
    package.appending(path: "\(folder)/\(card.id).json")
  }

  /// Creates the recordings of a pattern in a package, with its code by example.
  public init(_ recordings: [Recording], code: [Example: PatternCode], of card: Card, in package: URL) {
    fingerprint = CodeFingerprint(of: card, in: package, withTests: false).text
    self.recordings = recordings
    references = Dictionary(
      uniqueKeysWithValues: code.map { example, code in
        let links = code.links.filter { $0.to.part != nil }
        return (
          example.id,
          Set(links.map { "\($0.from.node.outermostName) \($0.to.node.outermostName)" }).sorted()
        )
      })
  }

  /// Reads a pattern's recordings from a package; nil if they are missing or cannot be read.
  public init?(of card: Card, in package: URL) {
    guard let text = try? String(contentsOf: Self.file(of: card, in: package), encoding: .utf8),
      let kept = try? JSONDecoder().decode(
        Self.self, from: Data(text.replacing("|~/", with: "|Sources/Patterns/\(card.module)/").utf8))
    else { return nil }
    self = kept
  }

  /// Whether the pattern's code or shared code has changed since.
  public func isStale(of card: Card, in package: URL) -> Bool {
    fingerprint != CodeFingerprint(of: card, in: package, withTests: false).text
  }

  /// A pattern's recordings in a package; nil if they are missing or stale.
  public static func fresh(of card: Card, in package: URL) -> Self? {
    Self(of: card, in: package).flatMap { $0.isStale(of: card, in: package) ? nil : $0 }
  }

  /// The traces of some recordings.
  public func traces(of card: Card, where isWanted: (Recording) -> Bool = { _ in true }) -> [Trace] {
    recordings.filter(isWanted).compactMap { recording in
      Example.all.first { $0.id == recording.example }.map { example in
        Trace(recording, card: card, example: example, references: references[example.id])
      }
    }
  }

  /// Writes the recordings into a package: the same recordings give the same bytes.
  public func write(of card: Card, in package: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    let file = Self.file(of: card, in: package)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text.replacing("|Sources/Patterns/\(card.module)/", with: "|~/") + "\n").utf8).write(to: file)
  }
}
