import CommandLineKit
import Synchronization
import TerminalKit
import TerminalText

/// Says on the standard error what goes on meanwhile.
final class Progress: Sendable {
  /// The process's own.
  static let standard = Progress(
    isTerminal: Terminal.isTerminal(2), columns: { Terminal.columns(of: 2) },
    write: { Console.standard.message($0, terminator: "") })

  private let isTerminal: Bool
  private let columns: @Sendable () -> Int?
  private let write: @Sendable (String) -> Void
  private let standsInLine = Mutex(false)

  init(
    isTerminal: Bool, columns: @escaping @Sendable () -> Int?, write: @escaping @Sendable (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.write = write
  }

  /// Prints a line; what only counts steps, as `[3/14] Compiling`, is for a terminal and gives way to the next.
  @Sendable func tell(_ line: String) {
    let counts = line.hasPrefix("[")
    guard isTerminal || !counts else { return }
    let line = VisibleText.escaping(line)
    standsInLine.withLock { standsInLine in
      let shown = counts ? TextWidth.prefix(of: line, columns: (columns() ?? 80) - 1) : line + "\n"
      write((standsInLine ? Self.eraseLine : "") + shown)
      standsInLine = counts
    }
  }

  /// Takes away what only counted steps, so that other output begins in an empty line.
  func end() {
    standsInLine.withLock { standsInLine in
      if standsInLine { write(Self.eraseLine) }
      standsInLine = false
    }
  }

  private static let eraseLine = "\r\u{1B}[K"
}
