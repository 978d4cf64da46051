extension FormSession {
  /// The reason why a session has ended.
  public nonisolated enum Ending: Sendable, Equatable {
    /// The user pressed Ctrl-D, or Esc with nothing to go back to, or the window was closed.
    case left
    /// The user pressed Ctrl-C, or SIGINT arrived.
    case interrupted
    /// SIGTERM, SIGHUP or SIGQUIT arrived; the program should exit by that signal.
    case terminated(signal: Int32)
    /// The terminal was closed.
    case endOfInput
  }
}
