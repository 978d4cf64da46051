/// Why a pattern's code cannot be listed.
public enum SourceError: Error, Equatable, CustomStringConvertible {
  /// The folder that was named does not hold the package.
  case notThePackage(path: String)
  /// The package was looked for and not found.
  case packageNotFound
  /// A file or a folder of the package is not there or cannot be read.
  case unreadable(path: String)

  /// What is wrong and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .notThePackage(let path):
      "'\(path)' is not the catalogue's folder: it needs Package.swift and Sources/Patterns."
    case .packageNotFound:
      "The source code is not here. Run this in the catalogue's folder, or name it with '--package-path PATH'."
    case .unreadable(let path):
      "'\(path)' cannot be read. Fetch the catalogue anew, or name a whole one with '--package-path PATH'."
    }
  }
}
