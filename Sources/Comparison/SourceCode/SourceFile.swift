/// A file of a pattern's code.
public struct SourceFile: Sendable, Equatable {
  /// The path in the package.
  public let path: String
  /// The lines without line breaks and without empty lines at the end.
  public let lines: [String]

  /// The file name.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
