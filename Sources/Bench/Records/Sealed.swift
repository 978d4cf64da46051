import Foundation
import Processes

/// A fact with the hash of its own values, so that a value that was changed by hand is noticed without a run.
struct Sealed<Fact: Codable & Sendable>: Codable {
  /// The fact.
  let fact: Fact
  private let seal: String

  /// Seals a fact; throws what its encoding does.
  init(_ fact: Fact) throws {
    self.fact = fact
    seal = try Self.seal(of: fact)
  }

  /// Whether the fact is the one that was sealed.
  var isWhole: Bool { seal == (try? Self.seal(of: fact)) }

  private static func seal(of fact: Fact) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var fingerprint = Fingerprint()
    fingerprint.add(try encoder.encode(fact))
    return fingerprint.text
  }
}
