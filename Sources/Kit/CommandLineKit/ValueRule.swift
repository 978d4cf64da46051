/// The validation of an option's value.
public struct ValueRule: Sendable {
  let placeholder: String
  /// The allowed words; empty if `accepts` alone decides.
  let choices: [String]
  let defaultText: String?
  let expectation: String?
  let accepts: @Sendable (String) -> Bool
}
