import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live transport: `URLSession` without cache or cookies, with a new session for each request.
///
/// With a reused connection that turns out to be closed, `libcurl` on Linux sends the request again: a login would be sent
/// twice.
public final class URLSessionTransport: HTTPTransport {
  private let protocolClasses: [AnyClass]
  private let wait: @MainActor (TimeInterval) async throws -> Void

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - protocolClasses: `URLProtocol` classes that may handle a request instead of the network.
  ///   - wait: Waits for the given number of seconds. It is called once for each sent request, in order: everything
  ///     before its first suspension runs on the main actor.
  public init(
    protocolClasses: [AnyClass] = [],
    wait: @escaping @MainActor (TimeInterval) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.protocolClasses = protocolClasses
    self.wait = wait
  }

  /// Sends a request over the network, or to a protocol class that handles it; follows no redirect.
  ///
  /// It does not use `data(for:)`: if a task is cancelled while it ends, Foundation on Linux completes the task twice,
  /// which crashes `data(for:)`.
  public func send(_ request: URLRequest) async throws -> HTTPResponse {
    // A request that was cancelled before it was sent must not call `wait`.
    guard !Task.isCancelled else { throw URLError(.cancelled) }
    let collector = AnswerCollector()
    let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    let fail = { @Sendable (code: URLError.Code) in
      collector.answer.set(.failure(URLError(code)))
      // On the queue of the completions: Foundation on Linux crashes if a completion runs at the same time.
      session.delegateQueue.addOperation { task.cancel() }
    }
    // URLSession's own timeout restarts with every byte, and on Linux it may never fire.
    let timeout = Task {
      try await wait(request.timeoutInterval)
      fail(.timedOut)
    }
    defer { timeout.cancel() }
    return try await withTaskCancellationHandler {
      task.resume()
      return try await collector.answer.value
    } onCancel: {
      fail(.cancelled)
    }
  }

  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = protocolClasses + (configuration.protocolClasses ?? [])
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    return configuration
  }
}
