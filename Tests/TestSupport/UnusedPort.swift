import Foundation
import Synchronization

/// Ports that the system gives to nobody who asks for any: where a server has ended, no other test's begins.
public nonisolated enum UnusedPort {
  private static let last = Mutex(20_000 + UInt16(getpid() % 10_000))

  /// One that nobody had before.
  public static func next() -> UInt16 {
    last.withLock { port in
      port += 1
      return port
    }
  }
}
