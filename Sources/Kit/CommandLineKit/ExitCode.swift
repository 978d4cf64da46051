/// The exit code of a command; codes from 64 on follow BSD's `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// The command succeeded.
  case success = 0
  /// A scenario failed or a rule is broken.
  case failure = 1
  /// The command line is invalid.
  case usage = 64
  /// An input file does not exist or cannot be read.
  case missingInput = 66
  /// A resource, such as a port, is in use.
  case unavailable = 69
  /// An internal error, or an output that cannot be written.
  case internalError = 70
}
