import Synchronization

/// A promise: a value that one task awaits, and that only the first call of `set` determines.
final class Once<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, any Error>)
    case set(Result<Value, any Error>)
  }

  private let state = Mutex(State.empty)

  /// Sets the value unless it is set already.
  func set(_ value: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      if case .set = state { return nil }
      defer { state = .set(value) }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume(with: value)
  }

  /// Waits for the value; only one task may do so.
  var value: Value {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let known = state.withLock { state -> Result<Value, any Error>? in
          if case .set(let value) = state { return value }
          state = .awaited(continuation)
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    }
  }
}
