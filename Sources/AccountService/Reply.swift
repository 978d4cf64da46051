import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How a request ends.
public enum Reply: Sendable, Equatable {
  /// The server answers.
  case answer(HTTPResponse)
  /// The request fails on its way.
  case failure(URLError.Code)
}
