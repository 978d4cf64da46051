/// What the user did on the keyboard, whatever bytes the terminal spells it with.
nonisolated enum Key: Sendable, Hashable {
  /// One Unicode scalar was typed; a combining one joins the character before it.
  case character(Character)
  /// Text was pasted, in one piece.
  case paste(String)
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// An arrow key, with or without modifiers.
  case up, down, left, right
  /// The start or the end of a line.
  case home, end
  /// Return or Enter.
  case enter
  /// Removes the character before the insertion point.
  case backspace
  /// Removes the character after the insertion point.
  case delete
  /// Ctrl-U: empties the line.
  case clear
  /// Esc on its own.
  case escape
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D.
  case endOfInput
  /// Ctrl-Z.
  case suspend
  /// Ctrl-L: draws everything afresh.
  case redraw
}
