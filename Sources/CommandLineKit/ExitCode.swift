/// The status a command ends with; the higher ones follow BSD's `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// All went well.
  case success = 0
  /// A scenario failed or a rule is broken.
  case failure = 1
  /// The command line was wrong.
  case usage = 64
  /// An input that was named does not exist or cannot be read.
  case missingInput = 66
  /// Something that the program needs is taken by another.
  case unavailable = 69
  /// The program itself is at fault.
  case internalError = 70
}
