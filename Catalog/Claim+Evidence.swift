extension Claim {
  /// The evidence for a claim.
  ///
  /// A claim is judged in every example; ``Omission`` has the cases in which the judge leaves one out.
  public enum Evidence: Sendable, Hashable {
    /// A rule that the pattern's source prescribes: the code keeps it if all assertions hold.
    case rule([Assertion])
    /// Figures of the examples' code: the claim holds in an example if all assertions do.
    case measured([Assertion])
    /// What change requests cost, by the change ledger alone: the claim is about extension, adaptability or growth.
    case change
    /// A study's finding, which the catalogue only quotes.
    case cited
    /// None: no figure of this catalogue decides it.
    case opinion

    /// Evidence of one or more assertions.
    public static func measured(_ first: Assertion, _ rest: Assertion...) -> Evidence {
      .measured([first] + rest)
    }
  }

  /// A rule of one or more assertions; it is about one pattern, and takes no side.
  static func rule(
    _ id: String, _ assertions: Assertion..., hedge: Hedge? = nil, text: String, source: Source
  ) -> Claim {
    Claim(
      id: id, evidence: .rule(assertions), hedge: hedge, side: .difference, text: text, source: source)
  }
}
