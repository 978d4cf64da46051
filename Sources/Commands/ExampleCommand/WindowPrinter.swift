import Foundation
import TerminalKit
import TerminalText

/// The text to print after each change of a window: all its rows, or only those that changed.
@MainActor
struct WindowPrinter {
  /// Whether a window is printed whole after each change, and not only when its title or its width is another one.
  let printsFrames: Bool

  private var rows: [String] = []

  init(printsFrames: Bool) {
    self.printsFrames = printsFrames
  }

  /// The lines to print, none without a change or a window; `always` prints the window even so.
  mutating func lines(of window: Window?, style: OutputStyle, always: Bool) -> [String] {
    let old = rows
    let renderer = Renderer(columns: min(style.columns, 100), glyphs: style.glyphs)
    rows = window.map { renderer.frame(of: $0).rows.map { $0.map(\.text).joined() } } ?? []
    if rows == old, !always { return [] }
    // The first row has the title and the width; changed rows would not tell that others are gone.
    guard !printsFrames, !always, rows.first == old.first, rows.count >= old.count else {
      // A line of the footer is printed once, until it changes.
      return printsFrames || always ? rows : rows.filter { !($0.hasPrefix("# ") && old.contains($0)) }
    }
    let changed = rows.difference(from: old).insertions.compactMap { change in
      if case .insert(_, let row, _) = change { row } else { nil }
    }
    return changed.isEmpty ? rows : changed.map(Self.spoken)
  }

  /// A row without the frame and the blanks that fill it, which a screen reader would spell out.
  private static func spoken(_ row: String) -> String {
    String(row.dropFirst().dropLast()).replacing(#/ {2,}/#, with: "  ").trimmingCharacters(in: .whitespaces)
  }
}
