/// A file of a pattern's code.
public struct SourceFile: Sendable, Equatable {
  /// The path under the package's folder.
  public let path: String
  /// The lines, without line breaks; none at the end is empty.
  public let lines: [String]

  /// The path's last part.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
