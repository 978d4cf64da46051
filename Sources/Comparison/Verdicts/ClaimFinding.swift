import Catalog
import Examples
import Measures

/// A claim with the outcomes of its assertions.
public struct ClaimFinding: Sendable {
  /// The outcome of one assertion in one example, or for the growth to it.
  public struct Outcome: Sendable {
    /// The assertion.
    public let assertion: Assertion
    /// The example; nil for growth.
    public let example: Example?
    /// The example measured; for growth, the larger one.
    public let measured: Example
    /// The pattern's own figure.
    public let own: Figure
    /// The figures of the patterns compared with, in the claim's order.
    public let others: [(pattern: Card, figure: Figure)]
    /// Whether the assertion holds.
    public let holds: Bool

    /// The decisive figure among the patterns compared with, or among some of them: the closest to refuting the assertion.
    public func rival(among ids: Set<Card.ID>? = nil) -> (pattern: Card, figure: Figure)? {
      let others = others.filter { ids?.contains($0.pattern.id) ?? true }
      return switch assertion.relation {
      case .fewer, .none: others.min { $0.figure.value < $1.figure.value }
      case .more, .some: others.max { $0.figure.value < $1.figure.value }
      case .same: others.max { abs($0.figure.value - own.value) < abs($1.figure.value - own.value) }
      }
    }
  }

  /// The finding with a pattern's misuse in place of the pattern.
  public struct Misuse: Sendable {
    /// The misuse.
    public let card: Card
    /// Whether the claim is about the misused pattern; otherwise it compares with it.
    public let isOwn: Bool
    /// The finding for the misuse.
    public let finding: ClaimFinding
  }

  /// The claim.
  public let claim: Claim
  /// The claim's card.
  public let card: Card
  /// The outcomes, example by example; empty for a claim that is not measured.
  public let outcomes: [Outcome]
  /// The findings for misuses of the patterns involved.
  public let misuses: [Misuse]
  /// The reason why a measured claim cannot be decided; nil if it can, or if only mutation results are missing.
  public let obstacle: String?

  /// Creates a finding.
  init(
    claim: Claim, card: Card, outcomes: [Outcome], misuses: [Misuse] = [], obstacle: String? = nil
  ) {
    self.claim = claim
    self.card = card
    self.outcomes = outcomes
    self.misuses = misuses
    self.obstacle = obstacle
  }

  /// The verdict; nil for a claim that is not measured.
  ///
  /// A claim holds in an example if all its assertions do.
  public var verdict: Verdict? {
    guard !outcomes.isEmpty else { return nil }
    let holding = places.count(where: holds)
    if holding == places.count { return .supported }
    return holding > 0 ? .mixed : .contradicted
  }

  /// Whether the verdict is missing because a pattern's mutation results are stale.
  public var awaitsMutants: Bool {
    guard case .measured(let assertions, _) = claim.evidence, outcomes.isEmpty, obstacle == nil else {
      return false
    }
    return assertions.contains(where: \.measure.needsMutants)
  }

  /// The examples in which the claim holds for a misuse and not for the pattern; nil stands for growth.
  public func places(onlyFor misuse: Misuse) -> [Example?] {
    misuse.finding.places.filter { misuse.finding.holds(in: $0) && !holds(in: $0) }
  }

  /// The examples in which the claim holds, in order, without growth.
  public var examplesHolding: [Example] {
    Example.all.filter { places.contains($0) && holds(in: $0) }
  }

  /// The decisive outcome of each example: the first that does not hold, else the first.
  public var decisive: [Outcome] {
    places.compactMap { place in
      let here = outcomes.filter { $0.example == place }
      return here.first { !$0.holds } ?? here.first
    }
  }

  /// The examples that the claim is about, in the order of the outcomes; nil stands for growth.
  private var places: [Example?] {
    var seen: Set<Example?> = []
    return outcomes.map(\.example).filter { seen.insert($0).inserted }
  }

  private func holds(in place: Example?) -> Bool {
    outcomes.filter { $0.example == place }.allSatisfy(\.holds)
  }
}
