import Catalog
import Examples
import Measures

/// The outcomes of a claim's assertions against one set of patterns, and the verdict that follows.
public struct Judgement: Sendable {
  /// The outcome of one assertion in one example.
  public struct Outcome: Sendable {
    /// The assertion.
    public let assertion: Assertion
    /// The example.
    public let example: Example
    /// The pattern's own figure.
    public let own: Figure
    /// The figures of the patterns compared with, in the claim's order.
    public let others: [(pattern: Card, figure: Figure)]
    /// The result of comparing them.
    public let result: Assertion.Outcome
    /// Whether the cards decide if the assertion holds, so that it is no evidence; false for a rule.
    public let isFixed: Bool

    /// The figure compared with that is closest to refuting the assertion.
    public var rival: (pattern: Card, figure: Figure)? {
      switch assertion.relation {
      case .fewer: others.min { $0.figure.value < $1.figure.value }
      case .more: others.max { $0.figure.value < $1.figure.value }
      case .none, .some, .all: nil
      }
    }
  }

  /// The outcomes, example by example.
  public let outcomes: [Outcome]

  /// The outcomes that the cards leave open.
  public var deciding: [Outcome] { outcomes.filter { !$0.isFixed } }

  /// The verdict; nil if there are no outcomes or the cards fix all of them.
  ///
  /// A claim holds in an example if all its assertions do that the cards leave open.
  public var verdict: Verdict? {
    guard !examples.isEmpty else { return nil }
    let holding = examplesHolding.count
    if holding == examples.count { return .supported }
    if holding > 0 { return .mixed }
    return deciding.contains { $0.result == .fails } ? .contradicted : .equal
  }

  /// Whether the cards fix all outcomes.
  public var isFixed: Bool { !outcomes.isEmpty && deciding.isEmpty }

  /// The examples with an outcome that the cards leave open, in order.
  public var examples: [Example] {
    Example.all.filter { example in deciding.contains { $0.example == example } }
  }

  /// The examples in which the claim holds, in order.
  public var examplesHolding: [Example] { examples.filter { result(in: $0) == .holds } }

  /// The result in an example: that of the assertion that is furthest from holding.
  public func result(in example: Example) -> Assertion.Outcome {
    let results = Set(deciding.filter { $0.example == example }.map(\.result))
    return results.contains(.fails) ? .fails : results.contains(.equal) ? .equal : .holds
  }

  /// The decisive outcome of each example: the first that does not hold, else the first.
  public var decisive: [Outcome] {
    examples.compactMap { example in
      let here = deciding.filter { $0.example == example }
      return here.first { $0.result == .fails } ?? here.first { $0.result == .equal } ?? here.first
    }
  }
}
