import Catalog

/// Why mutants cannot be run.
public enum MutantError: Error, Equatable, CustomStringConvertible {
  /// A pattern has no mutant of a mutation.
  case noMutant(pattern: String, mutation: Mutation)
  /// What a mutant replaces is not in the file, or not only once.
  case doesNotApply(pattern: String, mutation: Mutation, file: String, places: Int)
  /// A pattern fails without any mutant.
  case failsUnchanged(pattern: String, by: String, first: String)
  /// A copy with mutants, or without any, does not compile.
  case doesNotBuild(mutation: Mutation?, reason: String)
  /// A program did not tell what came of it.
  case noResult(of: String, reason: String)
  /// The copy's folder cannot be used.
  case copyUnusable(path: String, reason: String)
  /// A pattern's code, tests or mutants were changed while they were tried.
  case changedMeanwhile(pattern: String)
  /// Somebody else is at work in the copy.
  case busy(path: String)

  /// What is wrong and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .noMutant(let pattern, let mutation):
      "\(pattern) has no mutant '\(mutation.rawValue)'. Write one on its list in Catalog/Mutants."
    case .doesNotApply(let pattern, let mutation, let file, let places):
      """
      The mutant '\(mutation.rawValue)' of \(pattern) no longer applies: what it replaces stands \
      \(places == 0 ? "nowhere" : "\(places) times") in '\(file)'. Mend it on the list in Catalog/Mutants.
      """
    case .failsUnchanged(let pattern, let judge, let first):
      "\(pattern) fails without any mutant: \(judge), '\(first)'. Mend that first."
    case .doesNotBuild(let mutation, let reason):
      "The copy \(mutation.map { "with the mutants '\($0.rawValue)'" } ?? "of the package") does not build:\n\(reason)"
    case .noResult(let program, let reason): "'\(program)' did not tell what came of it: \(reason)."
    case .copyUnusable(let path, let reason): "The copy in '\(path)' cannot be used: \(reason)"
    case .changedMeanwhile(let pattern):
      "\(pattern), its unit tests or its mutants were changed meanwhile. Run it once more, and leave them alone."
    case .busy(let path):
      "Somebody else runs mutants in '\(path)'. Wait until they have ended."
    }
  }
}
