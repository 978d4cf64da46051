/// A reason why calls cannot be recorded.
public enum TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Recording is not possible on this system.
  case platform
  /// A tool of the Swift toolchain is missing.
  case noTool(String)
  /// The instrumented build failed.
  case doesNotBuild(String)
  /// The folder for the build cannot be used.
  case unusable(path: String, reason: String)
  /// A program could not be run, or ended with an error.
  case fails(String)

  /// The reason, then the remedy.
  public var description: String {
    switch self {
    case .platform:
      "Recording needs Linux for now. Without '--record', 'compare trace' shows the kept recordings everywhere."
    case .noTool(let name):
      "Recording needs '\(name)' of a Swift toolchain, which is not on the PATH. Install a toolchain from swift.org, or put "
        + "its 'usr/bin' on the PATH."
    case .doesNotBuild(let errors):
      "The build with instruments failed:\n\(errors)\nFix the errors, then run this again."
    case .unusable(let path, let reason):
      "'\(path)' cannot be used: \(reason). Free some space, or set XDG_CACHE_HOME to another folder."
    case .fails(let reason):
      "\(reason). Run this again; if it fails again, delete the folder 'trace' of the cache."
    }
  }
}
