/// What counts as an email address.
public enum EmailAddress {
  /// Whether a text has the form of one: something, an `@`, something.
  public static func isWellFormed(_ text: String) -> Bool {
    text.dropFirst().dropLast().contains("@")
  }
}
