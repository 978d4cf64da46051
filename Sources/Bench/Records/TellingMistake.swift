import Catalog

/// A mistake that tells something of a pattern: it lies in the assembly of its parts or in its navigation, or something else notices
/// it than in most other patterns.
public struct TellingMistake: Sendable, Hashable {
  /// What came of the mistake.
  public let result: MutantResult
  /// What notices it first in more than half of the other patterns that can have it; nil if there is no such thing.
  public let usual: MutantResult.Detection?

  /// Whether something else notices it than in most other patterns.
  public var isNoticedOtherwise: Bool { usual.map { $0 != result.detection } ?? false }
}

extension PatternMutants {
  /// The telling ones among the mistakes of a pattern, in their order; misuses are not among the others.
  public func tellingMistakes(of card: Card, beside others: [PatternMutants]) -> [TellingMistake] {
    results.compactMap { result in
      let detections = others.filter { $0.pattern != card.id }.compactMap {
        $0.result(of: result.mutation)?.detection
      }
      let usual = MutantResult.Detection.allCases.first { detection in
        detections.count { $0 == detection } * 2 > detections.count
      }
      let mistake = TellingMistake(result: result, usual: usual)
      let type = PatchedFile.typeName(of: result.place.file)
      let part = card.roles.first { $0.types.contains(type) }?.part
      let isOfAssembly = result.mutation.isOfAssembly || part == .wiring || part == .navigation
      return isOfAssembly || mistake.isNoticedOtherwise ? mistake : nil
    }
  }
}
