/// The characters that a terminal can be trusted to show.
public nonisolated enum Glyphs: Sendable, Hashable, CaseIterable {
  /// Any Unicode text, for a UTF-8 terminal.
  case unicode
  /// Nothing beyond ASCII: everything else is escaped or replaced.
  case ascii

  var dot: Character { self == .unicode ? "•" : "*" }
  var focus: String { self == .unicode ? "▸" : ">" }
  var ellipsis: String { self == .unicode ? "…" : "..." }
  var horizontal: String { self == .unicode ? "─" : "-" }
  var vertical: String { self == .unicode ? "│" : "|" }
  var topLeft: String { self == .unicode ? "┌" : "+" }
  var topRight: String { self == .unicode ? "┐" : "+" }
  var bottomLeft: String { self == .unicode ? "└" : "+" }
  var bottomRight: String { self == .unicode ? "┘" : "+" }

  /// The turns of an activity indicator.
  var spinner: [String] {
    self == .unicode ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
  }
}
