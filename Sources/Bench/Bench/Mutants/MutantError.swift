import Catalog
import Edits

/// An error that prevents running mutants.
public enum MutantError: Error, Equatable, CustomStringConvertible {
  /// A pattern lacks a mutant.
  case noMutant(pattern: String, module: String, mutation: Mutation)
  /// A pattern fails without any mutant.
  case failsUnchanged(pattern: String, by: String, first: String)
  /// A pattern has no scenario or no unit test.
  case nothingRun(pattern: String, kind: String)
  /// A pattern's unit tests cannot be read from the compiler's index.
  case unreadableTests(pattern: String, reason: String)
  /// A pattern's code, tests or mutants changed during the run.
  case changedMeanwhile(pattern: String)
  /// A mutant does not apply, or a copy cannot be built or run.
  case bench(BenchError)

  /// The failure and its remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .noMutant(let pattern, let module, let mutation):
      """
      \(pattern) has no mutant '\(mutation.rawValue)'. Add one to its list in \
      Catalog/\(module)/\(module)Mutants.swift.
      """
    case .failsUnchanged(let pattern, let kind, let first):
      "\(pattern) fails without any mutant: \(kind), '\(first)'. Correct that first."
    case .nothingRun(let pattern, let kind): "No \(kind) of \(pattern) was run."
    case .unreadableTests(let pattern, let reason): "The unit tests of \(pattern) cannot be read: \(reason)"
    case .changedMeanwhile(let pattern):
      "\(pattern), its unit tests or its mutants changed during the run. Run the command again without changing them."
    case .bench(let error): error.description
    }
  }
}
