/// A decoded key press or paste.
nonisolated enum Key: Sendable, Hashable {
  /// A Unicode scalar; a combining one joins the character before it.
  case character(Character)
  /// Pasted text.
  case paste(String)
  case tab
  /// Shift-Tab.
  case backTab
  /// An arrow key, with or without modifiers.
  case up, down, left, right
  /// Moves to the start or end of the line.
  case home, end
  /// Moves by a page of a list.
  case pageUp, pageDown
  /// Return or Enter.
  case enter
  /// Removes the character before the insertion point.
  case backspace
  /// Removes the character after the insertion point.
  case delete
  /// Ctrl-U: empties the line.
  case clear
  /// Esc.
  case escape
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D.
  case endOfInput
  /// Ctrl-Z.
  case suspend
  /// Ctrl-L: redraws the screen.
  case redraw
}
