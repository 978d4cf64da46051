/// The check of an email address.
public enum EmailAddress {
  /// Whether a text has an `@` with at least one character on each side.
  public static func isWellFormed(_ text: String) -> Bool {
    text.dropFirst().dropLast().contains("@")
  }
}
