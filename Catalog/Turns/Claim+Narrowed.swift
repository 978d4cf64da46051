import Examples

extension Claim {
  /// The claim with one of its assertions alone, in all examples.
  package func narrowed(to assertion: Assertion) -> Claim {
    Claim(
      id: id, evidence: .measured([assertion], in: Example.all), side: side, against: against, text: text,
      source: source)
  }
}
