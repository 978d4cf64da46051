import CommandLineKit
import CodeGraph

/// Why the command cannot do what it is asked.
struct Problem: Error {
  /// What is wrong and what to do, in a sentence or two.
  let message: String
  /// The exit code that says so.
  let exitCode: ExitCode

  init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }

  init(_ error: CodeGraphError) {
    self.init(error.description, error.isMissingInput ? .missingInput : .internalError)
  }
}
