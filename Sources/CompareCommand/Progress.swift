import CommandLineKit
import Foundation
import TerminalKit

/// Says on the standard error what goes on meanwhile.
enum Progress {
  /// Prints a line; what only counts steps, as `[3/14] Compiling`, is for a terminal and gives way to the next.
  @Sendable static func tell(_ line: String) {
    let isTerminal = Terminal.isTerminal(2)
    guard line.hasPrefix("[") else {
      Console.standard.message((isTerminal ? Self.eraseLine : "") + VisibleText.escaping(line))
      return
    }
    guard isTerminal else { return }
    let columns = (Terminal.columns(of: 2) ?? 80) - 1
    let shown = TextWidth.prefix(of: VisibleText.escaping(line), columns: columns)
    FileHandle.standardError.write(Data((Self.eraseLine + shown).utf8))
  }

  /// Takes away what counted steps: what comes next begins in a line of its own.
  static func end() {
    if Terminal.isTerminal(2) { FileHandle.standardError.write(Data(eraseLine.utf8)) }
  }

  private static let eraseLine = "\r\u{1B}[K"
}
