import Catalog

/// An error that prevents running mutants.
public enum MutantError: Error, Equatable, CustomStringConvertible {
  /// A pattern lacks a mutant.
  case noMutant(pattern: String, mutation: Mutation)
  /// The text that a mutant replaces does not occur exactly once in the file.
  case doesNotApply(pattern: String, mutation: Mutation, file: String, places: Int)
  /// A pattern fails without any mutant.
  case failsUnchanged(pattern: String, by: String, first: String)
  /// A copy with mutants, or without any, does not compile.
  case doesNotBuild(mutation: Mutation?, reason: String)
  /// A program ended without a result.
  case noResult(of: String, reason: String)
  /// A pattern's unit tests cannot be read from the compiler's index.
  case unreadableTests(pattern: String, reason: String)
  /// The copy's folder cannot be used.
  case copyUnusable(path: String, reason: String)
  /// A pattern's code, tests or mutants changed during the run.
  case changedMeanwhile(pattern: String)
  /// Another process uses the copy.
  case busy(path: String)

  /// The failure and its remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .noMutant(let pattern, let mutation):
      "\(pattern) has no mutant '\(mutation.rawValue)'. Add one to its list in Catalog/Mistakes."
    case .doesNotApply(let pattern, let mutation, let file, let places):
      """
      The mutant '\(mutation.rawValue)' of \(pattern) no longer applies: the text that it replaces occurs \
      \(places == 0 ? "nowhere" : "\(places) times") in '\(file)'. Correct it in Catalog/Mistakes.
      """
    case .failsUnchanged(let pattern, let kind, let first):
      "\(pattern) fails without any mutant: \(kind), '\(first)'. Correct that first."
    case .doesNotBuild(let mutation, let reason):
      "The copy \(mutation.map { "with the mutants '\($0.rawValue)'" } ?? "of the package") does not build:\n\(reason)"
    case .noResult(let program, let reason): "'\(program)' gave no result: \(reason)."
    case .unreadableTests(let pattern, let reason): "The unit tests of \(pattern) cannot be read: \(reason)"
    case .copyUnusable(let path, let reason): "The copy in '\(path)' cannot be used: \(reason)"
    case .changedMeanwhile(let pattern):
      "\(pattern), its unit tests or its mutants changed during the run. Run the command again without changing them."
    case .busy(let path):
      "Another process runs mutants in '\(path)'. Wait until it has ended."
    }
  }
}
