/// Why the graph of some code cannot be read.
public enum CodeGraphError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// No Swift toolchain was found.
  case noToolchain
  /// The toolchain's index library was found and cannot be used.
  case libraryUnusable(path: String, reason: String)
  /// A source file of the package is missing or cannot be read.
  case unreadableSource(path: String)
  /// A module does not compile, with the compiler's first errors.
  case doesNotCompile(module: String, errors: String)
  /// No folder is writable that the compiler could work in.
  case cacheUnusable(path: String)
  /// The reading process ended without an answer.
  case readerEnded(reason: String)
  /// A module or a folder holds no source file, or no type.
  case noTypes(module: String)

  /// Whether an input is missing, as against a failure of what is there.
  public var isMissingInput: Bool {
    switch self {
    case .noToolchain, .unreadableSource, .noTypes, .cacheUnusable: true
    case .libraryUnusable, .doesNotCompile, .readerEnded: false
    }
  }

  /// The reason and the remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .noToolchain:
      "There is no Swift toolchain here: neither 'swiftc' on the PATH nor a library 'libIndexStore' beside it. "
        + "Install one from swift.org, or put its 'usr/bin' on the PATH."
    case .libraryUnusable(let path, let reason):
      "The toolchain's '\(path)' cannot be used: \(reason). Install the toolchain anew, or put another one on the PATH."
    case .unreadableSource(let path):
      "'\(path)' cannot be read. Fetch the catalogue anew, or name a whole one with '--package-path PATH'."
    case .doesNotCompile(let module, let errors):
      "'\(module)' does not compile, so that it cannot be measured:\n\(errors)\nMend that, and run this again."
    case .cacheUnusable(let path):
      "Nothing can be written to '\(path)'. Make room or leave to write there, or set XDG_CACHE_HOME to another folder."
    case .readerEnded(let reason):
      "The compiler's index could not be read: \(reason). Run this again; if that does not help, install the toolchain anew."
    case .noTypes(let module):
      "There is no type in '\(module)' to measure. Write one there, or fetch the catalogue anew."
    }
  }
}
