import Dispatch
import Foundation

/// The signals that ask a server to end: Ctrl-C, and the one that `kill` sends.
final class EndingSignals: Sendable {
  /// Unsafe because the type is not marked as sendable; after their making nobody touches them.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]
  private let stream: AsyncStream<Int32>

  /// Begins to listen; what was ignored when the program was started, as `nohup` has it, stays ignored.
  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.stream = stream
    sources = [SIGINT, SIGTERM].compactMap { number in
      // Else the signal would end the program besides.
      let before = signal(number, SIG_IGN)
      guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.activate()
      return source
    }
  }

  /// The next one that comes; none if the waiting is cancelled.
  func next() async -> Int32? {
    for await number in stream { return number }
    return nil
  }
}
