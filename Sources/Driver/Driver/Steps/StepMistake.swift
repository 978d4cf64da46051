/// An error in a step, such as a misspelt word or an unknown widget.
public struct StepMistake: Error, Equatable, Codable {
  /// The message, without a full stop.
  public let message: String

  /// The word that may be misspelt; nil if the error is another one.
  public let word: String?

  /// The valid words in its place.
  public let candidates: [String]

  /// Creates an error.
  public init(_ message: String, word: String? = nil, candidates: [String] = []) {
    self.message = message
    self.word = word
    self.candidates = candidates
  }

  /// Compares the messages only, because the candidates are hints.
  public static func == (one: StepMistake, other: StepMistake) -> Bool {
    one.message == other.message
  }
}
