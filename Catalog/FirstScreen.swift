import Examples

/// What stands for an example on the first screen of `compare`: one tap, and one change request.
public struct FirstScreen: Sendable, Hashable {
  /// A tap in a scenario whose recording is kept, until its answer is on the screen.
  public struct Tap: Sendable, Hashable {
    /// The button, as the user reads it.
    public let button: String
    /// The scenario's name.
    public let scenario: String
    /// The consecutive steps from the tap to its answer, as the recording has them.
    public let steps: [String]
  }

  /// A change request in plain words.
  public struct Request: Sendable, Hashable {
    /// The request's id.
    public let id: ChangeRequest.ID
    /// The request as a developer would name it, such as `Add a screen`.
    public let name: String
    /// What is asked for, as the end of a sentence.
    public let meaning: String
  }

  /// The example, to which all figures of the screen belong.
  public let example: Example
  /// The tap.
  public let tap: Tap
  /// The request; nil if the example has none.
  public let request: Request?

  /// One for each example.
  public static let all = [
    FirstScreen(
      example: .greeting,
      tap: Tap(button: "Show greeting", scenario: "shows the greeting", steps: ["tap showGreeting"]),
      request: nil),
    FirstScreen(
      example: .login,
      tap: Tap(button: "Log in", scenario: "the right password", steps: ["tap logIn", "server answers"]),
      request: Request(
        id: "prefill", name: "Fill in an email",
        meaning: "the email of the user who logged out stands in Log in"
      )),
    // Of the requests of Notes this one is what people ask for first: what a new screen costs.
    FirstScreen(
      example: .notes,
      tap: Tap(
        button: "Save", scenario: "an edit is shown by note and list", steps: ["tap save", "server answers"]),
      request: Request(
        id: "template", name: "Add a screen", meaning: "the user chooses a template for a note's text")),
  ]
}
