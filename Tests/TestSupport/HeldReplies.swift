import Testing

/// Replies that a fake holds back until the test gives them, by number of the call.
///
/// Cancelling a call does not end it: so a reply can come late, as it can on a network.
@MainActor
public final class HeldReplies<Value: Sendable, Failure: Error> {
  private var calls: [CheckedContinuation<Result<Value, Failure>, Never>] = []

  /// Makes an empty list.
  public nonisolated init() {}

  /// How many calls there were.
  public var count: Int { calls.count }

  /// The reply to this call, once the test gives it.
  public func next() async throws(Failure) -> Value {
    try await withCheckedContinuation { calls.append($0) }.get()
  }

  /// Gives a call its reply, and waits until the program is idle; a call that was never made is a failure of the test.
  public func end(
    _ number: Int = 0, with reply: Result<Value, Failure>, at place: SourceLocation = #_sourceLocation
  ) async {
    if calls.indices.contains(number) {
      calls[number].resume(returning: reply)
    } else {
      Issue.record("call \(number) was never made", sourceLocation: place)
    }
    await settle()
  }
}
