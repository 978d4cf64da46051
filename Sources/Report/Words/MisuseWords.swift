import Catalog
import Comparison

extension ClaimFinding.Misuse {
  /// The misuse after a preposition: `of Massive MVC` or `against Massive MVC`.
  var subject: String { "\(isOwn ? "of" : "against") \(card.name)" }

  /// The name of the misused pattern.
  var misusedName: String { card.misusedName ?? "" }
}

extension ClaimFinding {
  /// The examples in which the claim holds only for a misuse, with the misuse's figures; nil if there are none.
  func remark(on misuse: Misuse, figure: (Outcome) -> String) -> String? {
    let places = places(onlyFor: misuse)
    guard !places.isEmpty else { return nil }
    let names = places.compactMap { $0?.name }
    let isEverywhere = names.isEmpty || places.count == misuse.finding.decisive.count
    let place = isEverywhere ? "" : " in \(names.joined(separator: ", "))"
    let telling = places.compactMap { place -> Outcome? in
      let failed = decisive.first { $0.example == place }?.assertion
      return misuse.finding.outcomes.first { $0.example == place && $0.assertion == failed }
    }
    return "holds only \(misuse.subject)\(place), \(telling.map(figure).joined(separator: ", "))"
  }
}
