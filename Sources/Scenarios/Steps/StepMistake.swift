/// A step that cannot be done: a misspelt line, a widget that is not there.
public struct StepMistake: Error, Equatable {
  /// What is wrong, without a full stop.
  public let message: String

  /// The word that may be misspelt, if it is one.
  public let word: String?

  /// The words that could stand in its place.
  public let candidates: [String]

  /// Makes a mistake.
  public init(_ message: String, word: String? = nil, candidates: [String] = []) {
    self.message = message
    self.word = word
    self.candidates = candidates
  }

  /// Whether both say the same; what may have been meant is a hint, not the mistake.
  public static func == (one: StepMistake, other: StepMistake) -> Bool {
    one.message == other.message
  }
}
