import Foundation

/// A clock that stands until it is told that the time of a request is over: so no scenario waits for a real one.
@MainActor
final class StandingClock {
  private var ends: [AsyncStream<Never>.Continuation] = []

  /// Waits until the time of the next request, counted from 1, is over.
  ///
  /// - Throws: a `CancellationError` if nobody waits any more.
  func wait() async throws {
    let (time, end) = AsyncStream.makeStream(of: Never.self)
    ends.append(end)
    for await _ in time {}
    try Task.checkCancellation()
  }

  /// Ends the time of a request.
  func end(_ number: Int) {
    if ends.indices.contains(number - 1) { ends[number - 1].finish() }
  }
}
