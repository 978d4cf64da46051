/// One line of a script: an action of the user, an expectation, or an action of the program's world.
public enum Step: Sendable, Equatable {
  /// Types text into a field.
  case type(String, into: String)
  /// Empties a field.
  case clear(String)
  /// Presses a button; a disabled one does nothing.
  case tap(String)
  /// Presses a button twice, faster than the window is drawn.
  case doubleTap(String)
  /// Taps a row of a table, numbered from 1; nothing happens while no row can be selected.
  case select(Int, in: String)
  /// Goes back by the system's gesture.
  case back
  /// Has the running program open a link, as the system does.
  case link(String)
  /// Checks an expectation.
  case see(Expectation)
  /// Prints the window.
  case screen
  /// Closes the window.
  case close
  /// Opens the program's window, if it is not open.
  case launch
  /// Closes the window and opens a new one.
  case relaunch
  /// Triggers an action of the server.
  case server(ServerAction)
  /// Sets the example's settings for the next launch; the first word is ``Example/Settings/step``.
  case settings(String, [String])
  /// Writes the session file.
  case sessionFile(Payload)
  /// Makes storing work or fail from now on.
  case storage(works: Bool)
}
