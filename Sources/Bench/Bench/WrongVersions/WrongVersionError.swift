/// An error that prevents running wrong versions.
public enum WrongVersionError: Error, Equatable, CustomStringConvertible {
  /// A scenario rejects the reference implementation itself.
  case failsUnchanged(first: String)
  /// No scenario of an example was run.
  case nothingRun(example: String)
  /// The code changed during the run.
  case changedMeanwhile
  /// A wrong version does not apply, or a copy cannot be built or run.
  case bench(BenchError)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .failsUnchanged(let first):
      "A scenario rejects the reference implementation without any edit: '\(first)'. Correct that first."
    case .nothingRun(let example): "No scenario of \(example) was run."
    case .changedMeanwhile: "The code changed during the run. Run the command again without changing it."
    case .bench(let error): error.description
    }
  }
}
