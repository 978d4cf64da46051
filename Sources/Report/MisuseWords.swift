import Catalog
import Comparison
import Examples

extension ClaimFinding.Misuse {
  /// Whom the claim is judged against or of, instead of the pattern itself.
  var subject: String { "\(isOwn ? "of" : "against") \(card.name)" }
}

extension ClaimFinding {
  /// What to say of a misuse for which the claim holds where it does not for the pattern itself; nil if there is no such place.
  ///
  /// - Parameters:
  ///   - misuse: The misuse.
  ///   - figures: Gives the deciding figures of a finding, for each place where its claim has to hold.
  /// - Returns: The remark, with the figures.
  func remark(on misuse: Misuse, figures: (ClaimFinding) -> [String]) -> String? {
    let places = places(onlyFor: misuse)
    guard !places.isEmpty else { return nil }
    let names = places.compactMap { $0?.title }
    let isEverywhere = names.isEmpty || places.count == misuse.finding.decisive.count
    let place = isEverywhere ? "" : " in \(names.joined(separator: ", "))"
    let shown = zip(misuse.finding.decisive, figures(misuse.finding)).filter { places.contains($0.0.example) }
    return "holds only \(misuse.subject)\(place), \(shown.map(\.1).joined(separator: ", "))"
  }
}
