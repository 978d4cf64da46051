/// A reason why code or its index cannot be read.
public enum CodeGraphError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// No Swift toolchain was found.
  case noToolchain
  /// The toolchain's index library cannot be used.
  case libraryUnusable(path: String, reason: String)
  /// A source file or folder of the package is missing or cannot be read.
  case unreadableSource(path: String)
  /// A module does not compile, with the compiler's first errors.
  case doesNotCompile(module: String, errors: String)
  /// Neither the cache nor the temporary folder can be written to.
  case cacheUnusable(path: String)
  /// The compiler or the reading process did not start, or sent no valid answer.
  case indexUnreadable(reason: String)
  /// A module or a folder has no source file or declares no type.
  case noTypes(module: String)

  static let invalidAnswer = Self.indexUnreadable(reason: "the reading process sent an invalid answer")

  /// Whether an input is missing; the other errors are failures.
  public var isMissingInput: Bool {
    switch self {
    case .noToolchain, .unreadableSource, .noTypes: true
    case .libraryUnusable, .doesNotCompile, .indexUnreadable, .cacheUnusable: false
    }
  }

  /// The reason, then the remedy.
  public var description: String {
    switch self {
    case .noToolchain:
      "No Swift toolchain was found: the PATH has no 'swiftc' with its library 'libIndexStore'. "
        + "Install a toolchain from swift.org, or put its 'usr/bin' on the PATH."
    case .libraryUnusable(let path, let reason):
      "The toolchain's '\(path)' cannot be used: \(reason). Reinstall the toolchain, or put another one on the PATH."
    case .unreadableSource(let path):
      "'\(path)' cannot be read. Restore it, or name a complete copy of the package with '--package-path PATH'."
    case .doesNotCompile(let module, let errors):
      "'\(module)' does not compile, so it cannot be read:\n\(errors)\nFix the errors, then run this again."
    case .cacheUnusable(let path):
      "'\(path)' cannot be written to. Free some space or allow writing there, or set XDG_CACHE_HOME to another folder."
    case .indexUnreadable(let reason):
      "The compiler's index could not be read: \(reason). Run this again; if it fails again, reinstall the toolchain."
    case .noTypes(let module):
      "'\(module)' declares no type. Declare one there, or restore its source files."
    }
  }
}
