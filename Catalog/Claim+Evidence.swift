extension Claim {
  /// The evidence for a claim.
  public enum Evidence: Sendable, Hashable {
    /// The code of the examples decides: the claim holds if all assertions do in the scope.
    case measured([Assertion], in: Scope)
    /// A study found it; the catalogue only quotes the finding.
    case cited
    /// Nothing in the catalogue can decide it.
    case opinion

    /// The evidence of one or more figures, read from both examples unless said otherwise.
    public static func measured(
      _ first: Assertion, _ rest: Assertion..., in scope: Scope = .bothExamples
    ) -> Evidence {
      .measured([first] + rest, in: scope)
    }
  }
}
