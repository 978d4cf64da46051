import AccountService
import Examples
import Foundation

/// Whoever stands behind the server and answers its requests.
public protocol Answering: Sendable {
  /// Takes a request and returns a number for it; `reply` is called at most once, at once or later, on any thread.
  func receive(method: String, path: String, body: Data, reply: @escaping @Sendable (Reply) -> Void) -> Int

  /// Notes that the client has gone.
  func cancel(_ number: Int)
}

extension EmbeddedService: Answering {
  /// Takes a request, whose time-out is its sender's business.
  public func receive(
    method: String, path: String, body: Data, reply: @escaping @Sendable (Reply) -> Void
  ) -> Int {
    receive(method: method, path: path, body: body, timeout: nil, reply: reply)
  }

  /// Notes that nobody is there any more to take the answer.
  public func cancel(_ number: Int) {
    cancel(number, isGone: true)
  }
}
