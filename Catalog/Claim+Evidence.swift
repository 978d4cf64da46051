import Examples

extension Claim {
  /// The evidence for a claim.
  public enum Evidence: Sendable, Hashable {
    /// A rule that the pattern's source prescribes: the code keeps it if all assertions hold in these examples.
    case rule([Assertion], in: [Example])
    /// Figures of the examples' code: the claim holds if all assertions hold in these examples.
    case measured([Assertion], in: [Example])
    /// None yet; the text says for which evidence the claim waits.
    case waiting(for: String)
    /// A study's finding, which the catalogue only quotes; the text says which measure was tried and why it decides nothing.
    case cited(tried: String? = nil)
    /// None: an opinion, which the catalogue cannot test; the text is as for ``cited(tried:)``.
    case opinion(tried: String? = nil)

    /// A study's finding.
    public static let cited = Evidence.cited()
    /// An opinion.
    public static let opinion = Evidence.opinion()

    /// Evidence of one or more assertions, by default in all examples.
    public static func measured(
      _ first: Assertion, _ rest: Assertion..., in examples: [Example] = Example.all
    ) -> Evidence {
      .measured([first] + rest, in: examples)
    }
  }

  /// A rule of one or more assertions, by default in all examples; it is about one pattern, and takes no side.
  static func rule(
    _ id: String, _ assertions: Assertion..., in examples: [Example] = Example.all, text: String,
    source: Source
  ) -> Claim {
    Claim(id: id, evidence: .rule(assertions, in: examples), side: .difference, text: text, source: source)
  }
}
