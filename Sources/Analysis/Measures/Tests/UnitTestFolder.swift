import CodeGraph

/// A folder with unit tests of one kind.
public struct UnitTestFolder: Sendable, Hashable {
  /// What the tests drive.
  public let kind: UnitTest.Kind
  /// The path in the package.
  public let path: String
  /// The names of the suites; nil stands for every type whose name ends in `Tests`.
  public let suites: [String]?

  /// Creates a folder.
  public init(_ kind: UnitTest.Kind, path: String, suites: [String]? = nil) {
    (self.kind, self.path, self.suites) = (kind, path, suites)
  }

  /// Whether a type is one of the suites.
  func contains(_ type: TypeNode) -> Bool {
    guard type.place?.file.hasPrefix("\(path)/") == true else { return false }
    return suites.map { $0.contains(type.name) } ?? type.name.hasSuffix("Tests")
  }
}
