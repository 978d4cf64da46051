extension FormSession {
  /// Why a session is over.
  public nonisolated enum Ending: Sendable, Equatable {
    /// The user left by Esc or Ctrl-D, or the program closed the window.
    case left
    /// The user broke off by Ctrl-C, or someone sent SIGINT.
    case interrupted
    /// Someone sent SIGTERM, SIGHUP or SIGQUIT; the program should end by that signal or with its number.
    case terminated(signal: Int32)
    /// The terminal is gone: no key can come any more.
    case endOfInput
  }
}
