import Catalog
import Verdicts

extension ClaimFinding.Misuse {
  /// The misuse after a preposition: `of Massive MVC, which is MVC misused`.
  var subject: String {
    let misuse = "\(card.name), which is \(misusedName) misused"
    if isOwn { return "of \(misuse)" }
    return "with \(misuse), in its place"
  }

  var misusedName: String { card.misusedName ?? "" }
}
