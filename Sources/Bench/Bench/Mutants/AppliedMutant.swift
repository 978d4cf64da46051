import Catalog
import CodeGraph
import Edits
import Foundation

/// A mutant that applies to the package's code.
struct AppliedMutant: Sendable {
  /// The kind of mistake.
  let mutation: Mutation
  /// The change of the package.
  let change: Change
  /// The place of the first edit.
  let place: Place

  /// Throws if the mutant of a pattern does not apply to a package; nil if it has no edit.
  init?(_ mutant: Mutant, of card: Card, in package: URL) async throws(ChangeError) {
    guard let first = mutant.edits(of: card).first else { return nil }
    mutation = mutant.mutation
    change = mutant.change(of: card)
    try await change.check(in: package)
    place = Place(file: first.file, line: try change.line(of: first, in: package))
  }
}
