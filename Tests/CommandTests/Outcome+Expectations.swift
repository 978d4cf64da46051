import CommandLineKit
import Testing

@testable import CompareCommand

extension CompareCommand.Outcome {
  /// An error and nothing else, as it is told.
  static func error(_ message: String, _ exitCode: ExitCode = .usage) -> Self {
    Self(messages: "Error: \(message)", exitCode: exitCode)
  }

  /// Expects an error whose message holds a text, and nothing else.
  func expectError(
    _ text: String, _ expected: ExitCode = .usage, at place: SourceLocation = #_sourceLocation
  ) {
    let isRefused = output.isEmpty && messages.hasPrefix("Error: ") && messages.contains(text)
    guard !isRefused || exitCode != expected else { return }
    Issue.record("\(self) is not an error with '\(text)' and \(expected)", sourceLocation: place)
  }
}
