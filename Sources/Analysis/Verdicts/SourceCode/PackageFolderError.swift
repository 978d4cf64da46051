import PackageLayout

/// An error of finding or reading the catalogue's folder.
public enum PackageFolderError: Error, Equatable, CustomStringConvertible {
  /// The given folder is not the package.
  case notThePackage(path: String)
  /// No package was found.
  case packageNotFound
  /// A file or folder of the package does not exist or cannot be read.
  case unreadable(path: String)

  /// The failure and its remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .notThePackage(let path):
      "'\(path)' is not the catalogue's folder: it needs \(PackageLayout.manifest) and \(PackageLayout.patterns)."
    case .packageNotFound:
      "The source code was not found. Run this in the catalogue's folder, or give it with '--package-path PATH'."
    case .unreadable(let path):
      "'\(path)' cannot be read. Clone the catalogue again, or give a complete one with '--package-path PATH'."
    }
  }
}
