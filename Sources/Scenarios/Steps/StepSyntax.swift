import Examples

/// The syntax of steps, for help texts and errors.
public enum StepSyntax {
  /// The forms of the steps that an example uses, each with its meaning.
  @MainActor
  public static func forms(for example: Example) -> [(form: String, meaning: String)] {
    let tables = !example.tables.isEmpty
    return user + (tables ? table : []) + (example.usesNetwork ? network : [])
      + (tables && example.usesNetwork ? notes : [])
  }

  /// The form of the steps that start with a verb.
  static func form(of verb: String) -> String? {
    (user + table + network).first { $0.0.hasPrefix(verb + " ") }?.0
  }

  private static let user = [
    ("type WIDGET TEXT", "Type into a text field."),
    ("clear WIDGET", "Empty a text field."),
    ("tap WIDGET", "Press a button; 'double-tap' presses it twice."),
    ("see WIDGET \"TEXT\"", "The widget must show the text; a password shows dots."),
    ("see WIDGET placeholder \"TEXT\"", "The field must say what belongs in it."),
    ("see WIDGET enabled", "Or disabled; an indicator is running or stopped."),
    ("see no WIDGET", "The screen must not have the widget."),
    ("see title \"TEXT\"", "The screen must have the title."),
    ("screen", "Print the window."),
    ("relaunch", "Close the window and open a new one; also 'close' and 'launch'."),
  ]

  private static let table = [
    ("select WIDGET N", "Tap row N of a table; the first one is 1."),
    ("back", "Go back as by the system: leave a screen, or answer a question."),
    ("see WIDGET N \"TEXT\"", "Row N of the table must show the text."),
    ("see WIDGET count N", "The table must have so many rows; also 'selected N'."),
  ]

  private static let network = [
    ("see requests N", "The program must have sent so many requests."),
    ("see request N \"TEXT\"", "Request N must be METHOD PATH BODY, or 'cancelled'."),
    ("server holds", "Keep requests waiting until a step answers them."),
    (
      "server answers",
      "Answer the oldest one as usual, or with a status and a body: 401, 200 \"BODY\"."
    ),
    ("server is unreachable", "Fail the oldest request; also 'server times out'."),
    ("server loses the answer", "Do what the oldest request asks for, then let it time out."),
    ("... for request N", "After a server step: that request instead."),
  ]

  private static let notes = [
    ("server has N notes", "Replace the server's notes by N others."),
    ("server loses the answer", "Make the change, but let the request time out."),
    ("see request N header NAME \"TEXT\"", "Request N must have the header."),
  ]
}
