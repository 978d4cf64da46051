import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The end of a request, as its sender sees it.
public enum Reply: Sendable, Equatable {
  /// The server sends a response.
  case answer(HTTPResponse)
  /// The request fails without a response.
  case failure(URLError.Code)
}
