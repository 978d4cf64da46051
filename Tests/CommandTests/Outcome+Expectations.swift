import CommandLineKit
import Testing

@testable import CompareCommand

extension CompareCommand.Outcome {
  /// An outcome with an error message only.
  static func error(_ message: String, _ exitCode: ExitCode = .usage) -> Self {
    Self(messages: "Error: \(message)", exitCode: exitCode)
  }

  /// Expects an outcome with only an error message that contains a text.
  func expectError(
    _ text: String, _ expected: ExitCode = .usage, at place: SourceLocation = #_sourceLocation
  ) {
    let isRefused = output.isEmpty && messages.hasPrefix("Error: ") && messages.contains(text)
    guard !isRefused || exitCode != expected else { return }
    Issue.record("\(self) is not an error with '\(text)' and \(expected)", sourceLocation: place)
  }
}
