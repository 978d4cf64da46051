import Synchronization

/// A value that somebody waits for; only the first one set counts.
final class Once<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, any Error>)
    case set(Result<Value, any Error>)
  }

  private let state = Mutex(State.empty)

  /// Sets the value unless it is set.
  func set(_ value: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      if case .set = state { return nil }
      defer { state = .set(value) }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume(with: value)
  }

  /// The value, as soon as it is set; to be asked for once.
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
