import Foundation
import Processes

/// A fact with the hash of its own values, so that a value that was changed by hand is noticed without a run.
struct Sealed<Fact: Codable & Sendable>: Codable {
  /// The fact.
  let fact: Fact
  private let seal: String

  /// Seals a fact.
  init(_ fact: Fact) {
    self.fact = fact
    seal = Self.seal(of: fact)
  }

  /// Whether the fact is the one that was sealed.
  var isWhole: Bool { seal == Self.seal(of: fact) }

  private static func seal(of fact: Fact) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var fingerprint = Fingerprint()
    fingerprint.add((try? encoder.encode(fact)) ?? Data())
    return fingerprint.text
  }
}

extension RecordFile {
  /// Reads facts that are sealed; throws at the first whose values are not those that were recorded.
  func sealedFacts<Fact: Codable & Sendable>(
    _ type: Fact.Type = Fact.self, in package: URL
  ) throws(RecordError) -> [Fact] {
    let sealed = try facts(Sealed<Fact>.self, in: package)
    if let line = sealed.firstIndex(where: { !$0.isWhole }) { throw malformed(line: line + 1) }
    return sealed.map(\.fact)
  }

  /// Writes facts, each sealed.
  func writeSealed(_ facts: [some Codable & Sendable], in package: URL) throws(RecordError) {
    try write(facts.map { Sealed($0) }, in: package)
  }
}
