/// What an option asks of its value; made by `Option`.
public struct ValueRule: Sendable {
  let placeholder: String
  /// The allowed words, or none when any text that `accepts` takes will do.
  let choices: [String]
  let defaultText: String?
  let expectation: String?
  let accepts: @Sendable (String) -> Bool
}
