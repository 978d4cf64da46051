import Edits

/// An error that prevents building or running a changed copy of the package.
public enum BenchError: Error, Equatable, CustomStringConvertible {
  /// There is no toolchain.
  case noToolchain(reason: String)
  /// The copy's folder cannot be used.
  case copyUnusable(path: String, reason: String)
  /// Another process uses the copy.
  case busy(path: String)
  /// A change does not apply to the copy.
  case change(ChangeError)
  /// The copy does not compile, and not because of a change in the pattern.
  case doesNotBuild(change: String?, reason: String)
  /// A program ended without a result.
  case noResult(of: String, reason: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .noToolchain(let reason): reason
    case .copyUnusable(let path, let reason): "The copy in '\(path)' cannot be used: \(reason)"
    case .busy(let path): "Another process uses the copy in '\(path)'. Wait until it has ended."
    case .change(let error): error.description
    case .doesNotBuild(nil, let reason): "The copy of the package does not build:\n\(reason)"
    case .doesNotBuild(let change?, let reason): "The copy with \(change) does not build:\n\(reason)"
    case .noResult(let program, let reason): "'\(program)' gave no result: \(reason)."
    }
  }
}
