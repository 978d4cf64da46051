import Foundation

/// A clock for request timeouts that stands still until a test ends a timeout.
///
/// It numbers requests as the server does. A transport sends a request and starts its timeout without a suspension on the
/// main actor, and a request that was cancelled earlier is neither sent nor timed.
@MainActor
final class ManualClock {
  private typealias Time = (passing: AsyncStream<Never>, end: AsyncStream<Never>.Continuation)

  private var times: [Int: Time] = [:]
  private var waits = 0

  /// Waits until the timeout of the next request ends; the test may have ended it already.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func wait() async throws {
    waits += 1
    for await _ in time(of: waits).passing {}
    try Task.checkCancellation()
  }

  /// Ends the timeout of a request, numbered from 1, even before the request.
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
