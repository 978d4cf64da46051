/// An error that prevents applying a change.
public enum ChangeError: Error, Equatable, CustomStringConvertible {
  /// The text that an edit replaces does not occur exactly once in its file.
  case notOnce(change: String, file: String, count: Int, remedy: String)
  /// The file that an edit changes does not exist, or cannot be read.
  case unreadable(change: String, file: String, remedy: String)
  /// Git does not apply a patch.
  case patchFails(change: String, reason: String, remedy: String)
  /// A changed file cannot be written.
  case unwritable(change: String, file: String, reason: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .notOnce(let change, let file, let count, let remedy):
      "\(Self.staleness(of: change)): the text that it replaces occurs \(Self.times(count)) in '\(file)'. \(remedy)"
    case .unreadable(let change, let file, let remedy):
      "\(Self.staleness(of: change)): '\(file)' cannot be read. \(remedy)"
    case .patchFails(let change, let reason, let remedy):
      "\(Self.staleness(of: change)). \(remedy)\n\(reason)"
    case .unwritable(let change, let file, let reason):
      "'\(file)' cannot be written for \(change): \(reason)"
    }
  }

  private static func staleness(of change: String) -> String {
    "\(change.prefix(1).uppercased())\(change.dropFirst()) no longer applies"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "nowhere"
    case 1: "once"
    default: "\(count) times"
    }
  }
}
