import Foundation
import Synchronization

/// Ports outside the system's ephemeral range, so that no other test reuses the port of a stopped server.
public nonisolated enum UnusedPort {
  private static let last = Mutex(20_000 + UInt16(getpid() % 10_000))

  /// Returns a port that no earlier call returned.
  public static func next() -> UInt16 {
    last.withLock { port in
      port += 1
      return port
    }
  }
}
