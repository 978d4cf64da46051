import Foundation

/// A clock that stands until it is told that the timeout of a request is over: so no test waits for a real one.
///
/// Its numbers are those of the requests at the server because all that a transport does before it first waits happens on
/// the main actor, request by request, and a request that was cancelled before that is neither sent nor timed.
@MainActor
final class ManualClock {
  private typealias Time = (passing: AsyncStream<Never>, end: AsyncStream<Never>.Continuation)

  private var times: [Int: Time] = [:]
  private var waits = 0

  /// Waits until the timeout of the next request, counted from 1, is over; it may be over already.
  ///
  /// - Throws: a `CancellationError` if nobody waits any more.
  func wait() async throws {
    waits += 1
    for await _ in time(of: waits).passing {}
    try Task.checkCancellation()
  }

  /// Ends the timeout of a request, even of one that has not begun to wait.
  func end(_ number: Int) {
    time(of: number).end.finish()
  }

  private func time(of number: Int) -> Time {
    if let time = times[number] { return time }
    let (passing, end) = AsyncStream.makeStream(of: Never.self)
    times[number] = (passing, end)
    return (passing, end)
  }
}
