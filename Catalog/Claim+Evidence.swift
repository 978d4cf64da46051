import Examples

extension Claim {
  /// The evidence for a claim.
  public enum Evidence: Sendable, Hashable {
    /// Figures of the examples' code: the claim holds if all assertions hold in the scope.
    case measured([Assertion], in: Scope)
    /// A study's finding, which the catalogue only quotes.
    case cited
    /// None: an opinion, which the catalogue cannot test.
    case opinion

    /// Evidence of one or more assertions, by default in all examples.
    public static func measured(
      _ first: Assertion, _ rest: Assertion..., in scope: Scope = .allExamples
    ) -> Evidence {
      .measured([first] + rest, in: scope)
    }

    /// Evidence of one or more assertions in one example.
    public static func measured(
      _ first: Assertion, _ rest: Assertion..., in example: Example
    ) -> Evidence {
      .measured([first] + rest, in: .only(example))
    }
  }
}
