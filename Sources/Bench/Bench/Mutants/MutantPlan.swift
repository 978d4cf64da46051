import Catalog
import Records

/// What is to be run of one pattern: its mutants, and the copies in which they are built.
struct MutantPlan: Sendable {
  let card: Card
  /// The fingerprint of the code before the run.
  let fingerprint: String
  /// In the order of the mutations.
  let mutants: [AppliedMutant]
  /// One copy, or several side by side.
  let benches: [PatternBench]

  /// The mutants for one of the copies.
  func mutants(forBench number: Int) -> [AppliedMutant] {
    mutants.enumerated().filter { $0.offset % benches.count == number }.map(\.element)
  }

  /// The results of all copies in the order of the mutants.
  func inOrder(_ parts: [MutantPart]) -> [MutantResult] {
    let found = parts.filter { $0.pattern == card.id }.flatMap(\.results)
    return mutants.compactMap { mutant in found.first { $0.mutation == mutant.mutation } }
  }
}
