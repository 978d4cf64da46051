import Catalog
import Examples
import Measures

/// The outcomes of a claim's assertions against one set of patterns, and the verdict that follows.
public struct Judgement: Sendable {
  /// The outcome of one assertion in one example.
  public struct Outcome: Sendable {
    /// The weight of an outcome.
    public enum Weight: Sendable, Hashable {
      /// The outcome decides.
      case decides
      /// The cards decide it, so that it is no evidence.
      case fixedByCards
      /// The cards leave all figures the same value.
      case tiedByCards
      /// The claim is about a misuse, which this catalogue wrote to show it.
      case contrast
      /// The figures measure the same code, under other names, in each of the patterns.
      case sameCode
    }

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
    /// Whether it is evidence.
    public let weight: Weight

    /// Whether the outcome is no evidence, as it could not be another one; false for a rule.
    public var isFixed: Bool { weight != .decides }

    /// The figure compared with that is closest to refuting the assertion.
    public var rival: (pattern: Card, figure: Figure)? {
      switch assertion.relation {
      case .fewer: others.min { $0.figure.value < $1.figure.value }
      case .more: others.max { $0.figure.value < $1.figure.value }
      case .none, .some, .most, .all: nil
      }
    }

    /// The factor, from 1, between the own figure and the closest one compared with; infinite for none against some, and
    /// without a comparison.
    public var factor: Double {
      guard let other = rival?.figure.value else { return .infinity }
      let least = min(own.value, other)
      return least == 0 ? .infinity : max(own.value, other) / least
    }
  }

  /// The outcomes, example by example.
  public let outcomes: [Outcome]
  /// The assertions in examples that are left out of account, example by example.
  public let omissions: [Omission]
  /// The hedge of the claim, which says in how many examples it has to hold.
  public let hedge: Hedge?

  /// Creates a judgement.
  init(outcomes: [Outcome] = [], omissions: [Omission] = [], hedge: Hedge? = nil) {
    (self.outcomes, self.omissions, self.hedge) = (outcomes, omissions, hedge)
  }

  /// The outcomes that are evidence.
  public var deciding: [Outcome] { outcomes.filter { !$0.isFixed } }

  /// The verdict; nil if there are no outcomes or none is evidence.
  ///
  /// A claim holds in an example if all its assertions do that are evidence.
  public var verdict: Verdict? {
    guard !examples.isEmpty else { return nil }
    let results = examples.map(result)
    let holding = results.count { $0 == .holds }
    if holding >= Hedge.fewest(of: results.count, by: hedge) { return .supported }
    if holding > 0 { return .mixed }
    if results.contains(.fails) { return hedge == .possible ? .unseen : .contradicted }
    let inexact = results.count { $0 == .inexact }
    return inexact >= Hedge.fewest(of: results.count, by: hedge) ? .inexact : .equal
  }

  /// Whether no outcome is evidence.
  public var isFixed: Bool { !outcomes.isEmpty && deciding.isEmpty }

  /// Whether no outcome is evidence, as the figures can only be equal.
  public var canOnlyTie: Bool {
    isFixed && outcomes.allSatisfy { $0.weight == .sameCode || $0.weight == .tiedByCards }
  }

  /// The examples with an outcome that is evidence, in order.
  public var examples: [Example] {
    Example.all.filter { example in deciding.contains { $0.example == example } }
  }

  /// The examples in which the claim holds, in order.
  public var examplesHolding: [Example] { examples.filter { result(in: $0) == .holds } }

  /// The result in an example: that of the assertion that is furthest from holding.
  public func result(in example: Example) -> Assertion.Outcome {
    deciding.filter { $0.example == example }.map(\.result).worst ?? .holds
  }

  /// The decisive outcome of each example: the first of those that are furthest from holding.
  public var decisive: [Outcome] {
    examples.compactMap { example in
      let worst = result(in: example)
      return deciding.first { $0.example == example && $0.result == worst }
    }
  }
}
