/// A reason why a report cannot be written or read.
public enum ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A value has no form in JSON.
  case notEncodable(reason: String)
  /// What should be a report on sessions is none.
  case unreadableSessions

  /// The reason; the other formats have no such limit.
  public var description: String {
    switch self {
    case .notEncodable(let reason):
      "The report cannot be encoded as JSON: \(reason)."
    case .unreadableSessions: "The report on sessions cannot be read."
    }
  }
}
