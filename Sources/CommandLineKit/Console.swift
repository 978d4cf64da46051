import Foundation

/// The process's standard output and standard error.
public struct Console: Sendable {
  /// The process's own.
  public static let standard = Console()

  /// Writes to the standard output as it is, unbuffered.
  ///
  /// A reader that has gone ends the process by SIGPIPE, as with every filter; any other failure, such as a full disk,
  /// is told on the standard error and ends it with `ExitCode.internalError`.
  public func print(_ text: String, terminator: String = "\n") {
    if let failure = Self.put(text + terminator, into: 1) {
      fail("The output cannot be written: \(SystemWords.of(failure)).", .internalError)
    }
  }

  /// Writes a message to the standard error.
  public func message(_ text: String, terminator: String = "\n") {
    _ = Self.put(text + terminator, into: 2)
  }

  /// Writes an error to the standard error and ends the process.
  public func fail(_ text: String, _ code: ExitCode) -> Never {
    message("Error: \(text)")
    exit(code.rawValue)
  }

  /// Writes all of a text, and returns the number of what kept it from that.
  private static func put(_ text: String, into descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          // Whoever shares the stream may have it not wait.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
