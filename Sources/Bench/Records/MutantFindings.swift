import Catalog
import Foundation

/// The results of the mutants of some patterns: the kill matrix.
public struct MutantFindings: Sendable, Codable, Hashable {
  /// The patterns, in the order of the catalogue.
  public let patterns: [PatternMutants]

  /// Creates the findings on some patterns.
  package init(patterns: [PatternMutants]) {
    self.patterns = patterns
  }

  /// The mutations that were run, in order.
  public var mutations: [Mutation] {
    Mutation.allCases.filter { mutation in
      patterns.contains { $0.results.contains { $0.mutation == mutation } }
    }
  }

  /// The number of mutants.
  public var count: Int { patterns.map(\.results.count).reduce(0, +) }

  /// The mutants that no scenario noticed, pattern by pattern.
  public var survivors: [(pattern: Card.ID, result: MutantResult)] {
    patterns.flatMap { pattern in pattern.survivors.map { (pattern.pattern, $0) } }
  }

  /// The recorded findings on those of some patterns whose records can be read and are not stale.
  public static func fresh(_ cards: [Card], in package: URL) -> [PatternMutants] {
    let shared = CodeFingerprint.shared(in: package)
    return cards.compactMap { card in
      guard var recorded = try? MistakeRecord.read(of: card, in: package),
        recorded.isFresh(for: card, in: package, after: shared)
      else { return nil }
      recorded.conformances = DoubleDeclarations.conformances(
        of: recorded.unitTests?.doubles ?? [], in: package)
      return recorded
    }
  }

  /// The findings on some patterns, or on one mutation of them.
  public func only(_ ids: [Card.ID], _ mutation: Mutation? = nil) -> MutantFindings {
    MutantFindings(
      patterns: patterns.filter { ids.contains($0.pattern) }.map { pattern in
        PatternMutants(
          pattern: pattern.pattern, fingerprint: pattern.fingerprint,
          results: pattern.results.filter { mutation == nil || $0.mutation == mutation },
          unitTests: mutation == nil ? pattern.unitTests : nil)
      })
  }
}
