/// A step that cannot be done: a misspelt line, a widget that is not there.
public struct StepMistake: Error, Equatable {
  /// What is wrong, without a full stop.
  public let message: String

  /// Makes a mistake.
  public init(_ message: String) {
    self.message = message
  }
}
