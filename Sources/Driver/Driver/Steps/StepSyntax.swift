import Examples

/// The syntax of steps, for help texts and errors.
public enum StepSyntax {
  /// The forms of the steps that an example uses, each with its meaning.
  @MainActor
  public static func forms(for example: Example) -> [(form: String, meaning: String)] {
    let tables = !example.tables.isEmpty
    return user + (example.accountScreen == nil ? [] : secure) + (tables ? table : [])
      + (example.usesNetwork ? network : [])
      + (tables && example.usesNetwork ? notes : [])
  }

  /// The form of the steps that start with a verb and a second word, or else the forms of those with the verb.
  static func form(of verb: String, _ second: String?) -> String? {
    let forms = (user + table + network + notes).map(\.0).filter { $0.hasPrefix(verb + " ") }
    if let form = forms.first(where: { "\($0) ".hasPrefix("\(verb) \(second ?? "") ") }) { return form }
    return forms.first { $0.contains(" WIDGET") } ?? (forms.isEmpty ? nil : forms.joined(separator: ", "))
  }

  private static let user = [
    ("type WIDGET TEXT", "Type into a text field."),
    ("clear WIDGET", "Empty a text field."),
    ("tap WIDGET", "Press a button; 'double-tap' presses it twice."),
    ("see WIDGET \"TEXT\"", "The widget must show the text."),
    ("see WIDGET placeholder \"TEXT\"", "The field must say what belongs in it."),
    ("see WIDGET enabled", "Or disabled; an indicator is running or stopped."),
    ("see no WIDGET", "The screen must not have the widget."),
    ("see title \"TEXT\"", "The screen must have the title."),
    ("screen", "Print the window."),
    ("relaunch", "Close the window and open a new one; also 'close' and 'launch'."),
  ]

  private static let secure = [("see password \"TEXT\"", "A password shows a dot for each character.")]

  private static let table = [
    ("select WIDGET N", "Tap row N of a table, counted from 1; a sign then marks the row."),
    ("back", "Go back as by the system: leave a screen, or answer a question."),
    ("see WIDGET N \"TEXT\"", "Row N of the table must show the text."),
    ("see WIDGET count N", "The table must have so many rows; also 'selected N'."),
  ]

  private static let network = [
    ("see requests N", "The program must have sent so many requests."),
    ("see request N \"TEXT\"", "Request N must be METHOD PATH BODY, or 'cancelled'."),
    ("server holds", "Keep requests waiting until a step answers them."),
    ("server answers", "Answer the oldest one as usual, or with a status and a body: 500, 200 \"BODY\"."),
    ("server is unreachable", "Fail the oldest request; also 'server times out'."),
    ("server loses the answer", "Do what the oldest request asks for, then let it time out."),
    ("... for request N", "After a server step: that request instead."),
  ]

  private static let notes = [
    ("server has N notes", "Replace the server's notes by N others."),
    ("see request N header NAME \"TEXT\"", "Request N must have the header."),
  ]
}
