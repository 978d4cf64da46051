import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the response to one request.
final class AnswerCollector: NSObject, URLSessionDataDelegate, Sendable {
  /// The maximum size of a body in bytes; a larger one cancels the request.
  private static let largestBody = 16 << 20

  /// The response, or a `URLError`.
  let answer = Once<HTTPResponse>()

  private let body = Mutex(Data())

  /// Appends the next bytes of the body.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = body.withLock { body in
      body.append(data)
      return body.count > Self.largestBody
    }
    guard isTooLarge else { return }
    answer.set(.failure(URLError(.dataLengthExceedsMaximum)))
    dataTask.cancel()
  }

  /// Follows no redirect, because credentials go only to the server that the user named.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    answer.set(.success(HTTPResponse(status: response.statusCode)))
    completionHandler(nil)
  }

  /// Sets the result. On Linux this may be called twice if a task is cancelled while it ends.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let response = task.response as? HTTPURLResponse
    if error == nil, let response {
      answer.set(.success(HTTPResponse(status: response.statusCode, body: body.withLock { $0 })))
    } else {
      let code = (error as? URLError)?.code ?? .unknown
      answer.set(.failure(URLError(Self.meaning(of: code, hasBegun: response != nil))))
    }
  }

  /// Maps an incomplete response to `badServerResponse`, and one that never began to a connection error.
  ///
  /// Foundation on Linux reports `badServerResponse` for a connection that ends without a byte, and `unsupportedURL`
  /// for bytes that are not HTTP.
  private static func meaning(of code: URLError.Code, hasBegun: Bool) -> URLError.Code {
    switch code {
    case .timedOut, .cancelled: code
    case _ where hasBegun: .badServerResponse
    #if canImport(FoundationNetworking)
      case .badServerResponse: .networkConnectionLost
      case .unsupportedURL: .cannotParseResponse
    #endif
    default: code
    }
  }
}
