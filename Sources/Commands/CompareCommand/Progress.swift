import CommandLineKit
import Foundation
import Synchronization
import TerminalKit
import TerminalText

/// Prints progress on the standard error.
final class Progress: Sendable {
  /// The progress of this process.
  static let standard = Progress(
    showsCounters: Terminal.isTerminal(2)
      && OutputStyle.understandsSequences(ProcessInfo.processInfo.environment),
    columns: { Terminal.columns(of: 2) },
    write: { Console.standard.message($0, terminator: "") })

  private let showsCounters: Bool
  private let columns: @Sendable () -> Int?
  private let write: @Sendable (String) -> Void
  private let hasOpenLine = Mutex(false)

  /// Counters replace one another, so only a terminal that understands control sequences shows them.
  init(
    showsCounters: Bool, columns: @escaping @Sendable () -> Int?, write: @escaping @Sendable (String) -> Void
  ) {
    self.showsCounters = showsCounters
    self.columns = columns
    self.write = write
  }

  /// Prints a line; a counter, such as `[3/14] Compiling`, is replaced by the next line.
  @Sendable func report(_ line: String) {
    let isCounter = line.hasPrefix("[")
    guard showsCounters || !isCounter else { return }
    let line = VisibleText.escaping(line)
    hasOpenLine.withLock { hasOpenLine in
      let shown = isCounter ? TextWidth.prefix(of: line, columns: (columns() ?? 80) - 1) : line + "\n"
      write((hasOpenLine ? Self.eraseLine : "") + shown)
      hasOpenLine = isCounter
    }
  }

  /// Erases a counter, so that other output starts in an empty line.
  func end() {
    hasOpenLine.withLock { hasOpenLine in
      if hasOpenLine { write(Self.eraseLine) }
      hasOpenLine = false
    }
  }

  private static let eraseLine = "\r\u{1B}[K"
}
