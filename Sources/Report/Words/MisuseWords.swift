import Catalog
import Comparison

extension ClaimFinding.Misuse {
  /// The misuse after a preposition: `of Massive MVC, which is MVC misused`.
  var subject: String {
    let misuse = "\(card.name), which is \(misusedName) misused"
    return isOwn ? "of \(misuse)" : "with \(misuse), in its place"
  }

  var misusedName: String { card.misusedName ?? "" }
}

extension ClaimFinding {
  /// The judgement for a misuse where it differs: `of Massive MVC: holds in Login, types 7 against 3 (MVP)`; nil if the claim
  /// holds for the misuse only where it holds for the pattern.
  func remark(on misuse: Misuse) -> String? {
    guard !examples(onlyFor: misuse).isEmpty else { return nil }
    return "\(misuse.subject): \(misuse.judgement.statement), "
      + misuse.judgement.figures
  }
}
