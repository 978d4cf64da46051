import Catalog
import Examples
import Measures

/// A claim with what the code says to it.
public struct ClaimFinding: Sendable {
  /// One assertion of a claim in one place where it has to hold.
  public struct Outcome: Sendable {
    /// The assertion.
    public let assertion: Assertion
    /// The example looked at; nil for what becomes of one when it grows to the other.
    public let example: Example?
    /// The pattern's own figure.
    public let own: Figure
    /// The figures of the patterns compared with, in the claim's order.
    public let others: [(pattern: Card, figure: Figure)]
    /// Whether the assertion holds.
    public let holds: Bool

    /// The figure that is hardest to stay below or above: of the patterns compared with, or of some of
    /// them, the one that decides.
    public func rival(among ids: Set<Card.ID>? = nil) -> (pattern: Card, figure: Figure)? {
      let others = others.filter { ids?.contains($0.pattern.id) ?? true }
      return switch assertion.relation {
      case .fewer, .none: others.min { $0.figure.value < $1.figure.value }
      case .more, .some: others.max { $0.figure.value < $1.figure.value }
      case .same: others.max { abs($0.figure.value - own.value) < abs($1.figure.value - own.value) }
      }
    }
  }

  /// What becomes of a claim where the misuse of a pattern stands in that pattern's place.
  public struct Misuse: Sendable {
    /// The misuse.
    public let card: Card
    /// Whether the claim is made of the pattern that is misused, and not against it.
    public let isOwn: Bool
    /// What the code says to the claim then.
    public let finding: ClaimFinding
  }

  /// The claim.
  public let claim: Claim
  /// The card that it stands on.
  public let card: Card
  /// The outcomes, example by example; empty for a claim that is not measured.
  public let outcomes: [Outcome]
  /// The same for each misuse of a pattern that the claim is held against; empty if there is none.
  public let misuses: [Misuse]
  /// What keeps a measured claim from being decided; nil if nothing does, or only that mutants have to be tried.
  public let obstacle: String?

  /// Puts a finding together.
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
  /// In one place a claim holds if all its assertions do.
  public var verdict: Verdict? {
    guard !outcomes.isEmpty else { return nil }
    let holding = places.count(where: holds)
    if holding == places.count { return .supported }
    return holding > 0 ? .mixed : .contradicted
  }

  /// Whether there is no verdict because a pattern's mutants have not been tried since its code was changed.
  public var awaitsMutants: Bool {
    guard case .measured(let assertions, _) = claim.evidence, outcomes.isEmpty, obstacle == nil else {
      return false
    }
    return assertions.contains(where: \.measure.needsMutants)
  }

  /// Where the claim holds for a misuse and not for the pattern itself, in the order of the places.
  public func places(onlyFor misuse: Misuse) -> [Example?] {
    misuse.finding.places.filter { misuse.finding.holds(in: $0) && !holds(in: $0) }
  }

  /// The examples in which the claim holds, in their order; growth is none of them.
  public var examplesHolding: [Example] {
    Example.allCases.filter { places.contains($0) && holds(in: $0) }
  }

  /// The outcomes that decide, one for each place: the first that does not hold, else the first.
  public var decisive: [Outcome] {
    places.compactMap { place in
      let here = outcomes.filter { $0.example == place }
      return here.first { !$0.holds } ?? here.first
    }
  }

  /// Where the claim has to hold, in the order of the outcomes.
  private var places: [Example?] {
    var seen: Set<Example?> = []
    return outcomes.map(\.example).filter { seen.insert($0).inserted }
  }

  private func holds(in place: Example?) -> Bool {
    outcomes.filter { $0.example == place }.allSatisfy(\.holds)
  }
}
