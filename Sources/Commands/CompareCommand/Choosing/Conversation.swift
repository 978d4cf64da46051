import CommandLineKit
import ExampleCommand
import TerminalKit

/// A person at a terminal who is asked questions; tests answer in a person's place.
struct Conversation: Sendable {
  /// Shows a text.
  let say: @Sendable (String) -> Void
  /// The person's next line.
  let listen: @Sendable () async -> InputLines.Line
  /// The terminal's columns at the moment, if known.
  let columns: @Sendable () -> Int?
  /// Whether Ctrl-C ends this process meanwhile.
  var endsByControlC = false
}

extension Conversation {
  /// The person at this process's terminal; nil unless both standard input and output are a terminal.
  static func standard() -> Conversation? {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else { return nil }
    let lines = InputLines()
    return Conversation(
      say: { text in
        Progress.standard.end()
        Console.standard.print(text, terminator: "")
      },
      listen: { await lines.next() }, columns: { Terminal.columns(of: 1) }, endsByControlC: true)
  }
}
