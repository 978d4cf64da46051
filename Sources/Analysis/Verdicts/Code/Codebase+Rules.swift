import Catalog
import CodeGraph
import Examples
import Measures

extension Codebase {
  /// The rules that the patterns' code breaks, in the order of the patterns, then the patterns that cannot be measured.
  public var breaches: [RuleBreach] {
    patterns.flatMap { unknownRoles(on: $0.card) + forbidden(in: $0) + staleExceptions(in: $0) }
      + faults.flatMap { fault in
        unknownRoles(on: fault.card) + [RuleBreach(pattern: fault.card, kind: .unmeasurable(fault))]
      }
  }

  /// The breaches of a pattern in words, with the rules of its sources that the code breaks.
  package func brokenRules(of card: Card) -> [String] {
    let judge = Judge(of: self)
    let broken = card.claims.filter { $0.kind == .rule }
      .filter { judge.finding(for: $0, of: card).ruleState == .broken }
    return breaches.map(\.description) + broken.map { "\($0.id): \($0.text)" }
  }

  private func unknownRoles(on card: Card) -> [RuleBreach] {
    card.roleModel.unknownEnds.map { arrow, role in
      RuleBreach(pattern: card, kind: .unknownRole(role, in: arrow))
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
            }
            let reference = ForbiddenReference(
              example: example, place: place, arrow: arrow, from: link.from.name, to: link.to.name,
              kinds: kinds)
            return RuleBreach(pattern: entry.card, kind: .forbidden(reference))
          }
        }
      }
    }
  }

  private func staleExceptions(in entry: PatternEntry) -> [RuleBreach] {
    let excused = Set(
      entry.code.values.flatMap(\.roleArrows).flatMap(\.excused).map { [$0.from.name, $0.to.name] })
    return entry.card.exceptions.filter { !excused.contains([$0.from, $0.to]) }
      .map { RuleBreach(pattern: entry.card, kind: .staleException($0)) }
  }
}
