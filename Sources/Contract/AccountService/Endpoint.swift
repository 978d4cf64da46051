import Examples

/// A part of the service: it answers the requests for its paths and holds their state.
public protocol Endpoint: Sendable {
  /// The methods that a path allows; empty if the path is not the endpoint's.
  func methods(for path: String) -> [String]

  /// Whether the headers and the body of a request with an allowed method are valid; if not, the answer is 400.
  func accepts(_ request: ServiceRequest) -> Bool

  /// Answers a request with an allowed method.
  mutating func answer(_ request: ServiceRequest) -> HTTPResponse

  /// Whether a fault of the embedded service does not apply to a request, because without its answer there is nothing to
  /// show the fault with.
  func isSpared(_ request: ServiceRequest) -> Bool
}

extension Endpoint {
  /// Spares no request.
  public func isSpared(_ request: ServiceRequest) -> Bool { false }
}
