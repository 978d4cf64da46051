import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The ways in which a transport fails, as the examples tell them apart.
public enum TransportFailure: Sendable {
  /// The request timed out.
  case timedOut
  /// An answer came that is not HTTP, breaks off or is too long.
  case unreadableAnswer
  /// The server cannot be reached.
  case noConnection

  /// The failure for an error of ``HTTPTransport``.
  public init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timedOut
    case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
      .dataLengthExceedsMaximum:
      self = .unreadableAnswer
    default: self = .noConnection
    }
  }
}
