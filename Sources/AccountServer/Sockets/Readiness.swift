#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits until one of several descriptors has something to do.
struct Readiness {
  /// What a descriptor waits for.
  struct Interest {
    let socket: Socket
    var reads = false
    var writes = false
  }

  /// What a descriptor can do.
  struct Finding {
    let canRead: Bool
    let canWrite: Bool
    /// The connection is over in both directions.
    let isOver: Bool
  }

  /// Waits, at most so long, and tells of each descriptor, in their order, what it can do.
  static func wait(for interests: [Interest], atMost patience: Duration?) -> [Finding] {
    var polled = interests.map { interest in
      pollfd(
        fd: interest.socket.descriptor,
        events: Int16((interest.reads ? POLLIN : 0) | (interest.writes ? POLLOUT : 0)), revents: 0)
    }
    // A signal may interrupt; then nothing is ready.
    let found = poll(&polled, nfds_t(polled.count), milliseconds(patience))
    return polled.map { entry in
      let events = found > 0 ? Int32(entry.revents) : 0
      return Finding(
        canRead: events & POLLIN != 0, canWrite: events & POLLOUT != 0,
        isOver: events & (POLLERR | POLLHUP | POLLNVAL) != 0)
    }
  }

  /// Rounded up, for waiting too short would be waiting again and again.
  private static func milliseconds(_ patience: Duration?) -> Int32 {
    guard let patience else { return -1 }
    let (seconds, attoseconds) = patience.components
    return Int32(
      clamping: max(0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
