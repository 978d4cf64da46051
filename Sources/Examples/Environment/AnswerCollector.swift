import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gathers what comes as the answer to one request, and tells how it ended.
final class AnswerCollector: NSObject, URLSessionDataDelegate, Sendable {
  /// More than any answer of ours takes; beyond it nobody reads on.
  private static let largestBody = 16 << 20

  /// The answer, or why there is none.
  let answer = Once<HTTPResponse>()

  private let body = Mutex(Data())

  /// Takes the next bytes of the body.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = body.withLock { body in
      body.append(data)
      return body.count > Self.largestBody
    }
    guard isTooLarge else { return }
    answer.set(.failure(URLError(.dataLengthExceedsMaximum)))
    dataTask.cancel()
  }

  /// Stays: credentials go to the server that the user named, and to no other.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    answer.set(.success(HTTPResponse(status: response.statusCode)))
    completionHandler(nil)
  }

  /// Tells how it ended; on Linux perhaps twice, where a cancellation and the end of a task meet.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let response = task.response as? HTTPURLResponse
    if error == nil, let response {
      answer.set(.success(HTTPResponse(status: response.statusCode, body: body.withLock { $0 })))
    } else {
      let code = (error as? URLError)?.code ?? .unknown
      answer.set(.failure(URLError(Self.meaning(of: code, hasBegun: response != nil))))
    }
  }

  /// An answer that breaks off is one that cannot be read; without its beginning nobody was reached.
  ///
  /// The Foundation of Linux has codes of its own: a connection that ends without a byte is a bad response, and
  /// bytes that are no HTTP are an unsupported address.
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
