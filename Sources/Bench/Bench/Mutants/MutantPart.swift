import Catalog
import Records

/// The results of those mutants of a pattern that were built in one copy.
struct MutantPart: Sendable {
  let pattern: Card.ID
  let results: [MutantResult]
}
