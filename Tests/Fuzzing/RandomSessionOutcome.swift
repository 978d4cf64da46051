/// What came out of a random session.
struct RandomSessionOutcome: Sendable {
  /// The first difference; nil if there is none.
  let difference: SessionDifference?
  /// The buttons that were pressed.
  let presses: ButtonPresses
}
