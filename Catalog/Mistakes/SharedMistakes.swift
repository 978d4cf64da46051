import Edits

/// The names and statements in which a pattern's code differs where a mistake is the same in all patterns.
///
/// Types are those of the folder `Login`.
struct SharedMistakes {
  /// The type that checks the input.
  let checks: String
  /// The type that logs in: it holds the task.
  let logsIn: String
  /// The type that reads the server's answer.
  let reads: String
  /// The type that turns a failure into a text; nil if it is the one that logs in.
  var explains: String?
  /// The type that logs out.
  let logsOut: String
  /// The statement before the task; the screen waits from then on.
  let startsWaiting: String
  /// The statement after `loginTask = nil`; the screen waits no longer.
  let endsWaiting: String
  /// The statement that empties the password's field.
  let clearsPassword: String
  /// The object that the task asks; the closure captures it under the last part of its name.
  let service: String
  /// The call that follows a success.
  var succeeds = "didLogIn(session)"
  /// The expression that stores the session: true if that has worked.
  let stores: String
  /// The lines after it, which tell that it was stored: by the name of a variable, or by a literal.
  var tells: (String) -> String = { _ in "" }
  /// The statement that deletes the session.
  let deletes: String
  /// The property for Greeting's screen.
  var screen = "screen"

  /// One mutant of each mutation: the pattern's own edits or, where it has none, those that are the same in all.
  func mutants(besides own: [Mutation: [Edit]]) -> [Mutant] {
    Mutation.allCases.compactMap { mutation in
      (own[mutation] ?? edits(for: mutation)).map { Mutant(mutation, $0) }
    }
  }
}
