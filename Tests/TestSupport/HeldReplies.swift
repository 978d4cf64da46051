import Testing

/// Suspends the calls of a test double until the test replies to them.
///
/// Cancelling a call does not end it, so that a reply can arrive late, as on a network.
@MainActor
public final class HeldReplies<Value: Sendable, Failure: Error> {
  private var calls: [CheckedContinuation<Result<Value, Failure>, Never>] = []
  /// The number of calls that have gone on with their replies.
  private var continued = 0

  /// Creates an empty list.
  public nonisolated init() {}

  /// The number of calls so far.
  public var count: Int { calls.count }

  /// Waits for the reply to this call.
  public func next() async throws(Failure) -> Value {
    let reply = await withCheckedContinuation { calls.append($0) }
    continued += 1
    return try reply.get()
  }

  /// Replies to the call at an index and waits until the program is idle; records an issue if there is no such call.
  public func end(
    _ number: Int = 0, with reply: Result<Value, Failure>, at place: SourceLocation = #_sourceLocation
  ) async {
    if calls.indices.contains(number) {
      let before = continued
      calls[number].resume(returning: reply)
      // A call returns to the main actor by way of the thread pool, which a busy machine may delay beyond any number of turns.
      while continued == before { await Task.yield() }
    } else {
      Issue.record("call \(number) was never made", sourceLocation: place)
    }
    await settle()
  }
}
