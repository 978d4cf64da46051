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
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + terminator).utf8))
    } catch {
      fail("The output cannot be written: \(error.localizedDescription)", .internalError)
    }
  }

  /// Writes a message to the standard error.
  public func message(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Writes an error to the standard error and ends the process.
  public func fail(_ text: String, _ code: ExitCode) -> Never {
    message("Error: \(text)")
    exit(code.rawValue)
  }
}
