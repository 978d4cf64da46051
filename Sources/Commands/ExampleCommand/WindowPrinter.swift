import Foundation
import TerminalKit
import TerminalText

/// The text to print after each change of a window: all its rows, or only those that changed.
@MainActor
struct WindowPrinter {
  /// Whether a window is printed whole after each change, and not only when its title or its width is another one.
  let printsFrames: Bool

  /// The rows of the window that was printed last, and those of its footer.
  private var rows: [String] = []
  private var footer: [String] = []

  init(printsFrames: Bool) {
    self.printsFrames = printsFrames
  }

  /// The lines to print, none without a change or a window; `always` prints the window even so.
  mutating func lines(of window: Window?, style: OutputStyle, always: Bool) -> [String] {
    let (oldRows, oldFooter) = (rows, footer)
    let renderer = Renderer(columns: min(style.columns, 100), glyphs: style.glyphs)
    let frame = window.map { renderer.frame(of: $0) }
    rows = (frame?.windowRows ?? []).map(Self.text)
    footer = (frame?.footerRows ?? []).map(Self.text)
    if rows == oldRows, footer == oldFooter, !always { return [] }
    if printsFrames || always { return rows + footer }
    // The first row has the title and the width; changed rows would not tell that others are gone.
    guard rows.first == oldRows.first, rows.count >= oldRows.count, footer.count >= oldFooter.count else {
      // A line of the footer is printed once, until it changes.
      return rows + footer.filter { !oldFooter.contains($0) }
    }
    let changed = Self.added(rows, since: oldRows).map(Self.spoken) + Self.added(footer, since: oldFooter)
    return changed.isEmpty ? rows + footer : changed
  }

  private static func text(_ row: [Frame.Run]) -> String { row.map(\.text).joined() }

  /// The rows that earlier ones lack, in order.
  private static func added(_ rows: [String], since old: [String]) -> [String] {
    rows.difference(from: old).insertions.compactMap { change in
      if case .insert(_, let row, _) = change { row } else { nil }
    }
  }

  /// A row without the frame and the blanks that fill it, which a screen reader would spell out.
  private static func spoken(_ row: String) -> String {
    String(row.dropFirst().dropLast()).replacing(#/ {2,}/#, with: "  ").trimmingCharacters(in: .whitespaces)
  }
}
