import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live transport: `URLSession` without cache and cookies.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// Makes a transport; `protocolClasses` are asked before the network.
  public init(protocolClasses: [AnyClass] = []) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = protocolClasses + (configuration.protocolClasses ?? [])
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    session = URLSession(configuration: configuration)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends a request over the network, or to the protocol class that takes it.
  ///
  /// Not by `data(for:)`: where a cancellation and the end of a task meet, the Foundation of Linux ends the task twice,
  /// which `data(for:)` does not survive.
  public func send(_ request: URLRequest) async throws -> HTTPResponse {
    let answer = Once<HTTPResponse>()
    let task = session.dataTask(with: request) { body, response, error in
      if let response = response as? HTTPURLResponse {
        answer.set(.success(HTTPResponse(status: response.statusCode, body: body ?? Data())))
      } else {
        answer.set(.failure(error ?? URLError(.badServerResponse)))
      }
    }
    return try await withTaskCancellationHandler {
      task.resume()
      return try await answer.value
    } onCancel: { [session] in
      answer.set(.failure(URLError(.cancelled)))
      // In line with the completions: the Foundation of Linux ends the program if one comes in between.
      session.delegateQueue.addOperation { task.cancel() }
    }
  }
}
