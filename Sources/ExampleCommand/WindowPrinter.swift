import TerminalKit
import TerminalText

/// The text to print after each change of a window: all its rows, or only those that changed.
@MainActor
struct WindowPrinter {
  let glyphs: Glyphs
  /// Whether a window is printed whole after each change, and not only when its screen or its width is another one.
  let printsFrames: Bool

  private weak var window: Window?
  private var revision = 0
  private var rows: [String] = []

  init(glyphs: Glyphs, printsFrames: Bool) {
    (self.glyphs, self.printsFrames) = (glyphs, printsFrames)
  }

  /// The lines to print, none without a change; `always` prints the window even so.
  mutating func lines(of shown: Window?, columns: Int, always: Bool = false) -> [String] {
    guard let shown else {
      let isClosed = !rows.isEmpty
      (window, rows) = (nil, [])
      return isClosed && !printsFrames ? ["# The window is closed; 'launch' opens it."] : []
    }
    shown.layoutIfNeeded()
    guard always || shown !== window || shown.revision != revision || !printsFrames else { return [] }
    let old = rows
    rows = Renderer(columns: columns, glyphs: glyphs).frame(of: shown).rows.map { $0.map(\.text).joined() }
    (window, revision) = (shown, shown.revision)
    if always { return rows }
    if rows == old { return [] }
    // The first row has the screen's title and width.
    guard !printsFrames, rows.first == old.first else { return rows }
    let changed = rows.difference(from: old).insertions.compactMap { change in
      if case .insert(_, let row, _) = change { row } else { nil }
    }
    return changed.isEmpty ? rows : changed
  }
}
