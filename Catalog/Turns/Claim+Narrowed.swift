extension Claim {
  /// The claim with one of its assertions alone.
  package func narrowed(to assertion: Assertion) -> Claim {
    Claim(
      id: id, evidence: .measured([assertion]), hedge: hedge, scope: scope, side: side, against: against,
      text: text, source: source)
  }
}
