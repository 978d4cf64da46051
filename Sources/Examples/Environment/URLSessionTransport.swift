import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live transport: `URLSession` without cache and cookies, and a session for each request.
///
/// Over a connection that was used before, `libcurl` sends a request once more if that connection turns out to be dead: a
/// login would be sent twice.
public final class URLSessionTransport: HTTPTransport {
  private let protocolClasses: [AnyClass]
  private let wait: @MainActor (TimeInterval) async throws -> Void

  /// Makes a transport.
  ///
  /// - Parameters:
  ///   - protocolClasses: These are asked before the network.
  ///   - wait: Lets so many seconds pass; called once for each request that is sent, in their order: all before the
  ///     first suspension runs on the main actor, request by request.
  public init(
    protocolClasses: [AnyClass] = [],
    wait: @escaping @MainActor (TimeInterval) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.protocolClasses = protocolClasses
    self.wait = wait
  }

  /// Sends a request over the network, or to the protocol class that takes it; no redirect is followed.
  ///
  /// Not by `data(for:)`: where a cancellation and the end of a task meet, the Foundation of Linux ends the task twice,
  /// which `data(for:)` does not survive.
  public func send(_ request: URLRequest) async throws -> HTTPResponse {
    // Else a request that nobody wants would begin a wait, and count.
    guard !Task.isCancelled else { throw URLError(.cancelled) }
    let collector = AnswerCollector()
    let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    let giveUp = { @Sendable (code: URLError.Code) in
      collector.answer.set(.failure(URLError(code)))
      // In line with the completions: the Foundation of Linux ends the program if one comes in between.
      session.delegateQueue.addOperation { task.cancel() }
    }
    // The session's own time-out begins anew with every byte, and on Linux it may never come.
    let alarm = Task {
      try await wait(request.timeoutInterval)
      giveUp(.timedOut)
    }
    defer { alarm.cancel() }
    return try await withTaskCancellationHandler {
      task.resume()
      return try await collector.answer.value
    } onCancel: {
      giveUp(.cancelled)
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
