import Examples

extension Claim {
  /// What can be said for a claim, and by whom.
  public enum Evidence: Sendable, Hashable {
    /// The code of the examples decides: the claim holds if all tests do, where they have to.
    case measured(Tests, in: Scope)
    /// A study found it; the catalogue only quotes the finding.
    case cited
    /// Nothing in the catalogue can decide it.
    case opinion

    /// The evidence of figures, read from all examples unless said otherwise.
    public static func measured(
      _ first: Test, _ rest: Test..., in scope: Scope = .allExamples
    ) -> Evidence {
      .measured(Tests(first, rest), in: scope)
    }

    /// The evidence of figures read from one example.
    public static func measured(_ first: Test, _ rest: Test..., in example: Example) -> Evidence {
      .measured(Tests(first, rest), in: .only(example))
    }
  }
}
