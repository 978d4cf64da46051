import Catalog
import CodeGraph
import Examples
import Measures

extension Codebase {
  /// The rules that the patterns' code breaks, in the order of the patterns, then the patterns that cannot be measured.
  public var breaches: [RuleBreach] {
    patterns.flatMap { unknownRoles(on: $0.card) + forbidden(in: $0) + staleExceptions(in: $0) }
      + faults.flatMap { fault in
        unknownRoles(on: fault.card) + [
          RuleBreach(
            pattern: fault.card, description: "\(fault.card.name): \(fault.summary)", remedy: fault.remedy,
            fault: fault)
        ]
      }
  }

  private func unknownRoles(on card: Card) -> [RuleBreach] {
    card.roleModel.unknownEnds.map { arrow, role in
      RuleBreach(
        pattern: card,
        description: "\(card.file): \(card.name): the arrow \(arrow.from) → \(arrow.to) names the role "
          + "'\(role)', which is not on the card",
        remedy: ["Name one of the card's roles, or remove in \(card.file): \(arrow.code)"])
    }
  }

  private func forbidden(in entry: PatternEntry) -> [RuleBreach] {
    Example.all.flatMap { example in
      (entry.code[example]?.roleArrows ?? []).filter { $0.status == .forbidden }.flatMap { found in
        let isByProtocol = found.offending.allSatisfy(\.isThroughProtocol)
        let arrow = Arrow(from: found.from, to: found.to, via: isByProtocol ? .protocol : .concrete)
        return found.offending.flatMap { link -> [RuleBreach] in
          let places = Dictionary(grouping: link.edge.references, by: \.place)
          return places.keys.sorted().map { place in
            let kinds = Reference.Kind.allCases.filter { kind in
              places[place]?.contains { $0.kind == kind } ?? false
            }.map(\.rawValue).joined(separator: " and ")
            return RuleBreach(
              pattern: entry.card,
              description: "\(place): \(entry.card.name), \(example.name): \(arrow.from) → \(arrow.to) is "
                + "forbidden: \(link.from.name) \(kinds) \(link.to.name)",
              remedy: ["To allow it, add in \(entry.card.file), to the arrows: \(arrow.code)"])
          }
        }
      }
    }
  }

  private func staleExceptions(in entry: PatternEntry) -> [RuleBreach] {
    let excused = Set(
      entry.code.values.flatMap(\.roleArrows).flatMap(\.excused).map { [$0.from.name, $0.to.name] })
    return entry.card.exceptions.filter { !excused.contains([$0.from, $0.to]) }
      .map { exception in
        let (from, to) = (exception.from, exception.to)
        return RuleBreach(
          pattern: entry.card,
          description: "\(entry.card.name): the exception for \(from) → \(to) is stale: "
            + "it excuses no reference",
          remedy: ["Remove in \(entry.card.file): ArrowException(from: \"\(from)\", to: \"\(to)\", …)"])
      }
  }
}
