/// A line of a source file.
public struct Place: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  /// The file's path under the package's folder.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Orders places by file and line.
  public static func < (one: Place, other: Place) -> Bool {
    (one.file, one.line) < (other.file, other.line)
  }

  /// The file's name without its folders, such as `LoginModel.swift`.
  public var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

  /// The place in the form `file:line`, which editors and terminals turn into a link.
  public var description: String { "\(file):\(line)" }
}
