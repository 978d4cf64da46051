import Catalog
import CodeGraph
import Comparison
import Examples
import Foundation
import Scenarios

/// The recordings of one pattern that the package keeps.
public struct KeptRecordings: Codable, Sendable {
  /// The fingerprint of the recorded code.
  public let fingerprint: String
  /// The references in the compiler's index, by the example's id; without an example whose code cannot be read.
  let references: [String: [TypeReference]]
  /// The recordings, in the order of ``scenarios``.
  public private(set) var recordings: [Recording]
  /// The paths of the files; a kept recording has their numbers.
  private var files: [String] = []

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

  private static func path(of card: Card) -> String { "\(folder)/\(card.id).json" }

  /// Creates the recordings of a pattern in a package.
  public init(
    _ recordings: [Recording], references: [String: [TypeReference]], of card: Card, in package: URL
  ) {
    fingerprint = CodeFingerprint(of: card, in: package, withTests: false).text
    (self.recordings, self.references) = (recordings, references)
  }

  /// The traces of some recordings.
  public func traces(of card: Card, where isWanted: (Recording) -> Bool = { _ in true }) -> [Trace] {
    recordings.filter(isWanted).compactMap { recording in
      Example.all.first { $0.id == recording.example }.map { example in
        Trace(recording, card: card, example: example, references: references[example.id])
      }
    }
  }

  /// Reads a pattern's recordings from a package; nil if they are missing or cannot be read.
  public init?(of card: Card, in package: URL) {
    guard let data = try? Data(contentsOf: package.appending(path: Self.path(of: card))),
      let kept = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = kept
    for place in recordings.indices {
      recordings[place].replaceFiles { path in
        Int(path).flatMap { files.indices.contains($0) ? files[$0] : nil } ?? path
      }
    }
  }

  /// Whether the pattern's code or shared code has changed since.
  public func isStale(of card: Card, in package: URL) -> Bool {
    fingerprint != CodeFingerprint(of: card, in: package, withTests: false).text
  }

  /// Writes the recordings into a package: the same recordings give the same bytes.
  public func write(of card: Card, in package: URL) throws {
    var kept = self
    var numbers: [String: Int] = [:]
    for place in recordings.indices {
      kept.recordings[place].replaceFiles { path in
        if numbers[path] == nil {
          numbers[path] = numbers.count
          kept.files.append(path)
        }
        return "\(numbers[path] ?? 0)"
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let file = package.appending(path: Self.path(of: card))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (encoder.encode(kept) + Data("\n".utf8)).write(to: file, options: .atomic)
  }
}

extension Recording {
  /// Replaces the paths of all places.
  fileprivate mutating func replaceFiles(_ replacement: (String) -> String) {
    func replaced(_ place: Place?) -> Place? {
      place.map { Place(file: replacement($0.file), line: $0.line) }
    }
    steps = steps.map { step in
      Step(
        text: step.text,
        calls: step.calls.map { call in
          Call(
            from: call.from, to: call.to, member: call.member, count: call.count,
            place: replaced(call.place), target: replaced(call.target))
        })
    }
  }
}
