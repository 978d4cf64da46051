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
    sources = [SIGINT, SIGTERM].filter { !Self.isIgnored($0) }.map { number in
      // Else the signal would end the program besides.
      signal(number, SIG_IGN)
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

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // SIG_IGN is 1 on every system, and the handler is the first thing in the structure.
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 1
  }
}
