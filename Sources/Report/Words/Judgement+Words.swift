import Catalog
import Verdicts

extension Judgement {
  /// The examples in which the claim holds, and what its hedge asks for:
  /// `holds in Login only`.
  var statement: String {
    guard let hedge else { return places }
    return "\(places); \(hedge.requirement)"
  }

  /// The examples in which the claim holds.
  var places: String {
    if isFixed { return "fixed by the cards" }
    let all = examples.map(\.name)
    let holding = examplesHolding.map(\.name)
    switch holding.count {
    case 0 where all.count == 1: return "does not hold in \(all[0])"
    case 1 where all.count == 1: return "holds in \(all[0])"
    case 0 where all.count == 2:
      return "holds in neither \(all[0]) nor \(all[1])"
    case 0: return "holds in no example"
    case 2 where all.count == 2: return "holds in \(listed(all))"
    case all.count: return "holds in all \(all.count) examples"
    case 1 where all.count == 2: return "holds in \(holding[0]) only"
    case let some:
      return "holds in \(some) of \(all.count) examples: \(listed(holding))"
    }
  }
}

extension Judgement.Outcome.Weight {
  /// The reason why an outcome is no evidence; nil for one that is.
  var words: String? {
    switch self {
    case .decides: nil
    case .fixedByCards: "fixed by the card"
    case .tiedByCards: "can only tie by the cards"
    case .contrast: "no evidence"
    case .sameCode: "the same code"
    }
  }
}
