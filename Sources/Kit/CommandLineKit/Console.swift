import Foundation

/// The process's standard output and standard error.
public struct Console: Sendable {
  /// The console of this process.
  public static let standard = Console()

  /// Writes text to the standard output, unescaped and unbuffered.
  ///
  /// A closed pipe ends the process by SIGPIPE. Any other failure, such as a full disk, prints an error and exits with
  /// `ExitCode.internalError`.
  public func print(_ text: String, terminator: String = "\n") {
    if let failure = Self.writeAll(text + terminator, into: 1) {
      fail(CommandError("The output cannot be written: \(SystemWords.of(failure)).", .internalError))
    }
  }

  /// Writes a message to the standard error.
  public func message(_ text: String, terminator: String = "\n") {
    _ = Self.writeAll(text + terminator, into: 2)
  }

  /// Writes an error to the standard error and exits.
  public func fail(_ error: CommandError) -> Never {
    message("Error: \(error.message)")
    exit(error.exitCode.rawValue)
  }

  /// Writes a whole text; returns `errno` on failure.
  private static func writeAll(_ text: String, into descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          // A process that shares the stream may have made it non-blocking.
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
