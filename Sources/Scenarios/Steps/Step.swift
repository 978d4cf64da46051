/// What a person does or sees, or what the world around the program does: one line of a script.
public enum Step: Sendable, Equatable {
  /// Types text into a field.
  case type(String, into: String)
  /// Empties a field.
  case clear(String)
  /// Presses a button; a disabled one does nothing.
  case tap(String)
  /// Presses a button twice, faster than the window is drawn.
  case doubleTap(String)
  /// Looks whether something is so.
  case see(Sight)
  /// Prints the window.
  case screen
  /// Closes the window.
  case close
  /// Opens the program's window, if it is not open.
  case launch
  /// Closes the window and opens a new one.
  case relaunch
  /// Has the server do something.
  case server(ServerAction)
  /// Sets an example's texts for the next launch; the first word is the example's own.
  case settings(String, [String])
  /// Puts bytes where the session is stored.
  case sessionFile(Payload)
  /// Says whether storing works from now on.
  case storage(works: Bool)
}
