import Dispatch
import Foundation
import Scenarios
import Synchronization

/// The lines of a file or a terminal, each read when it is asked for: however much there is, only one is held.
final class InputLines: Sendable {
  /// What was asked for.
  enum Line: Sendable, Equatable {
    /// A line, without what ends it.
    case text(String)
    /// A line that is no UTF-8 text.
    case notText
    /// A line of more bytes than `StepParser.longestLine`.
    case tooLong
    /// There is no more.
    case end
    /// Nothing can be read; the number is the system's.
    case failure(Int32)
  }

  private let descriptor: Int32
  private let held = Mutex(Held())
  // Reading waits, and no thread of the concurrency pool may be kept so long.
  private let queue = DispatchQueue(label: "lines")

  /// Reads from a file descriptor, by default the standard input.
  init(of descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next line.
  ///
  /// On the caller's actor, for most lines have been read with an earlier one.
  nonisolated(nonsending) func next() async -> Line {
    if let line = held.withLock({ $0.whole() }) { return line }
    return await withCheckedContinuation { continuation in
      queue.async { [self] in
        continuation.resume(returning: held.withLock { $0.next(from: descriptor) })
      }
    }
  }

  /// What was read and not asked for yet.
  private struct Held {
    private var bytes: [UInt8] = []
    private var start = 0

    /// Up to here there is no end of a line.
    private var looked = 0

    /// The next line, if it was read as a whole.
    mutating func whole() -> Line? {
      guard let end = bytes[looked...].firstIndex(of: UInt8(ascii: "\n")) else {
        looked = bytes.count
        return nil
      }
      defer { (start, looked) = (end + 1, end + 1) }
      return line(bytes[start..<end])
    }

    mutating func next(from descriptor: Int32) -> Line {
      while true {
        if let line = whole() { return line }
        guard looked - start <= StepParser.longestLine + 1 else { return .tooLong }
        bytes.removeFirst(start)
        (looked, start) = (looked - start, 0)
        switch more(from: descriptor) {
        case 0:
          defer { (bytes, looked) = ([], 0) }
          return bytes.isEmpty ? .end : line(bytes[...])
        case let failure where failure < 0: return .failure(-failure)
        default: break
        }
      }
    }

    private func line(_ bytes: ArraySlice<UInt8>) -> Line {
      let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      guard bytes.count <= StepParser.longestLine else { return .tooLong }
      return String(validating: bytes, as: UTF8.self).map(Line.text) ?? .notText
    }

    /// Reads once; returns how many bytes came, or the number of a failure with a minus.
    private mutating func more(from descriptor: Int32) -> Int32 {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count >= 0 {
          bytes += chunk.prefix(count)
          return Int32(count)
        }
        switch errno {
        case EINTR: break
        case EAGAIN:
          var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&ready, 1, -1)
        // A terminal that has gone away.
        case EIO: return 0
        default: return -errno
        }
      }
    }
  }
}
