/// A reason why kept recordings cannot be read or written.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// A line is no fact of a recording, or stands where it belongs to nothing.
  case malformed(file: String, line: Int, pattern: String)
  /// The file ends after fewer or more lines than its first line says.
  case truncated(file: String, line: Int, expected: Int, pattern: String)
  /// The file cannot be written.
  case unwritable(file: String, reason: String)

  /// The failure and its remedy, in a sentence or two.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "'\(file)' cannot be read: \(reason)."
    case .malformed(let file, let line, let pattern):
      "'\(file)' is damaged in line \(line). \(Self.remedy(pattern))"
    case .truncated(let file, let line, let expected, let pattern):
      "'\(file)' ends at line \(line) of \(expected). \(Self.remedy(pattern))"
    case .unwritable(let file, let reason): "'\(file)' cannot be written: \(reason)."
    }
  }

  private static func remedy(_ pattern: String) -> String {
    "'compare trace --record \(pattern)' renews it."
  }
}
