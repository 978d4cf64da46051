import Examples
import Testing

/// An email address needs an `@` with a character on each side.
@Suite struct CredentialsTests {
  @Test(arguments: [
    "a@b", "ada@example.com", "ada@localhost", "a@@b", "@@@", "a@b@c", " @ ", "ä@ö", "👩‍👩‍👧@👍", "a @b", "\"a\"@b",
  ])
  func `An at sign between two texts makes an address`(text: String) {
    #expect(EmailAddress.isWellFormed(text))
  }

  @Test(arguments: ["", "@", "a", "ada.example.com", "@example.com", "ada@", "@@", "ab", "a＠b"])
  func `Any other text is not an address`(text: String) {
    #expect(!EmailAddress.isWellFormed(text))
  }
}
