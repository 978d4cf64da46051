/// A reason why a report cannot be written.
public enum ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A value has no form in JSON.
  case notEncodable(reason: String)

  /// The reason; the other formats have no such limit.
  public var description: String {
    switch self {
    case .notEncodable(let reason):
      "The report cannot be encoded as JSON: \(reason)."
    }
  }
}
