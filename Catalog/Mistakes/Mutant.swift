import Edits
import PackageLayout

/// A deliberate mistake in a pattern's code, to check that scenarios and tests notice it.
public struct Mutant: Sendable, Hashable {
  /// The kind of mistake.
  public let mutation: Mutation
  /// The edits of the pattern's folder: several where a pattern checks twice or repeats the code.
  public let edits: [Edit]

  /// Creates a mutant from its parts.
  public init(_ mutation: Mutation, _ edits: [Edit]) {
    self.mutation = mutation
    self.edits = edits
  }

  /// The mutant of a pattern as a change of the package.
  package func change(of card: Card) -> Change {
    Change(
      "the mutant '\(mutation.rawValue)' of \(card.name)", .edits(edits(of: card)),
      remedy: """
        Correct it in Catalog/\(card.module)/\(card.module)Mutants.swift or in Catalog/Mistakes, then check it by \
        'swift run compare mutants \(card.id) --mutation \(mutation.rawValue)'.
        """)
  }

  /// The edits of a pattern's folder as edits of the package.
  package func edits(of card: Card) -> [Edit] {
    edits.map { $0.moved(into: PackageLayout.code(of: card.module)) }
  }
}
