/// A reason why a record that the package keeps cannot be read or written.
public enum RecordError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such record.
  case missing(path: String, renewal: String)
  /// A line is not what a record has there.
  case malformed(path: String, line: Int, renewal: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .missing(let path, let renewal): "'\(path)' does not exist. Run '\(renewal)' to create it."
    case .malformed(let path, let line, let renewal):
      "'\(path)' cannot be read from line \(line) on. Run '\(renewal)' to write it anew."
    case .unwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason). Free some space or allow writing there, then run this again."
    }
  }
}
