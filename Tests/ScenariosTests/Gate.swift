/// Lets a limited number of tasks through at once; the others wait in their order.
@MainActor
final class Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a gate for a number of tasks.
  init(count: Int) {
    free = count
  }

  /// Runs a body once it is the caller's turn.
  func pass<Value>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    // Whoever waits longest takes the place over.
    defer { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
    return try await body()
  }
}
