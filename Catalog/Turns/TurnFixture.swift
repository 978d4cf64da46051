import Edits
import Examples
import Foundation
import Measures
import PackageLayout

/// A pattern's program written in another way, which still works and keeps to its card, and some of whose figures turn a
/// comparison.
///
/// A verdict could have come out otherwise only if a program exists with which it does.
public struct TurnFixture: Sendable, Hashable {
  /// The name, which is also that of the patch, such as `moda-v-adapter`.
  public let name: String
  /// The way in which the program is written, in one sentence.
  public let summary: String
  /// The card of the pattern whose code the patch changes.
  public let card: Card
  /// The example whose figures move.
  public let example: Example
  /// The roles of the types that the patch adds, by the types' names.
  let added: [String: String]
  /// The types of the card that the patch removes.
  let removed: [String]
  /// The figures that move.
  public let effects: [TurnEffect]
  /// The mistakes to run in the program, for figures on mistakes.
  package let mutations: [Mutation]

  /// Creates a fixture from its parts.
  init(
    _ name: String, _ summary: String, of card: Card, in example: Example = .greeting,
    adding added: [String: String] = [:], removing removed: [String] = [], larger: [Measure] = [],
    smaller: [Measure] = [], running mutations: [Mutation] = []
  ) {
    self.name = name
    self.summary = summary
    self.card = card
    self.example = example
    self.added = added
    self.removed = removed
    effects = larger.map { TurnEffect($0, .larger) } + smaller.map { TurnEffect($0, .smaller) }
    self.mutations = mutations
  }

  /// The path of the patch in the package.
  package var patch: String { "\(PackageLayout.turnPatches)/\(name).patch" }

  /// Whether a figure is one of the unit tests or of the mistakes, so that both have to be built.
  package var needsUnitTests: Bool { effects.contains { $0.measure.needsMutants } }

  /// The patch as a change of a package.
  package func change(in package: URL) -> Change {
    Change(
      "the fixture '\(name)' of \(card.name)", .patch(Patch(package.appending(path: patch))),
      remedy: """
        Mend it by 'git apply --3way \(patch)', then run 'swift run compare turns --only \(name) --record'.
        """)
  }

  /// The pattern's card with the types that the program has.
  package var programCard: Card { card.with(added: added, removed: removed) }

  /// Compares the names.
  public static func == (one: TurnFixture, other: TurnFixture) -> Bool { one.name == other.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
