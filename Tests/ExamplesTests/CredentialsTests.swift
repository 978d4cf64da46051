import Examples
import Testing

/// An email address is something, an `@`, something.
@Suite struct CredentialsTests {
  @Test(arguments: [
    "a@b", "ada@example.com", "ada@localhost", "a@@b", "@@@", "a@b@c", " @ ", "ä@ö", "👩‍👩‍👧@👍", "a @b", "\"a\"@b",
  ])
  func `Something, an at sign, something is an address`(text: String) {
    #expect(EmailAddress.isWellFormed(text))
  }

  @Test(arguments: ["", "@", "a", "ada.example.com", "@example.com", "ada@", "@@", "ab", "a＠b"])
  func `Anything else is none`(text: String) {
    #expect(!EmailAddress.isWellFormed(text))
  }
}
