import Dispatch
import Foundation
import Driver
import Synchronization

/// Reads the standard input line by line, holding at most one line and a block of bytes.
package final class InputLines: Sendable {
  /// The result of reading one line.
  package enum Line: Sendable, Equatable {
    /// A line without its newline.
    case text(String)
    /// A line that is not UTF-8.
    case notText
    /// A line of more bytes than `StepParser.longestLine`.
    case tooLong
    case end
    /// A read error, as an `errno`.
    case failure(Int32)
  }

  private let buffer = Mutex(Buffer())

  /// Reads from the beginning.
  package init() {}

  // Reading blocks, which must not happen on a thread of the concurrency pool.
  private let queue = DispatchQueue(label: "lines")

  /// Returns the next line.
  ///
  /// It runs on the caller's actor, because most lines are in the buffer already.
  package nonisolated(nonsending) func next() async -> Line {
    if let line = buffer.withLock({ $0.whole() }) { return line }
    return await withCheckedContinuation { continuation in
      queue.async { [self] in
        continuation.resume(returning: buffer.withLock { $0.next() })
      }
    }
  }

  /// The bytes that were read but not returned.
  private struct Buffer {
    private var bytes: [UInt8] = []
    private var start = 0

    /// The end of the bytes that contain no newline from `start` on.
    private var searched = 0

    /// The next line if all of it is in the buffer.
    mutating func whole() -> Line? {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        return nil
      }
      defer { (start, searched) = (end + 1, end + 1) }
      return line(bytes[start..<end])
    }

    mutating func next() -> Line {
      while true {
        if let line = whole() { return line }
        guard searched - start <= StepParser.longestLine + 1 else { return .tooLong }
        bytes.removeFirst(start)
        (searched, start) = (searched - start, 0)
        switch more() {
        case 0:
          defer { (bytes, searched) = ([], 0) }
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

    /// Reads once; returns the number of bytes, or a negative `errno`.
    private mutating func more() -> Int32 {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(STDIN_FILENO, &chunk, chunk.count)
        if count >= 0 {
          bytes += chunk.prefix(count)
          return Int32(count)
        }
        switch errno {
        case EINTR: break
        case EAGAIN:
          var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
          poll(&ready, 1, -1)
        // The terminal was closed.
        case EIO: return 0
        default: return -errno
        }
      }
    }
  }
}
