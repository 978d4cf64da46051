import Examples
import Foundation
import Testing

@Suite struct SessionFormatTests {
  private static let session = Session(
    user: User(id: "u1", name: "Zoë \"Z\" \u{1B}", email: "zoe@example.com"), token: "a/b")
  private static let text =
    #"{"token":"a/b","user":{"email":"zoe@example.com","id":"u1","name":"Zoë \"Z\" \u001b"}}"#

  @Test func `A session is stored as one line of JSON with sorted keys`() throws {
    #expect(String(decoding: try SessionFormat.encode(Self.session), as: UTF8.self) == Self.text)
  }

  @Test func `A stored session is decoded`() throws {
    #expect(try SessionFormat.decode(Data(Self.text.utf8)) == Self.session)
  }

  @Test(arguments: ["", "{", "null", "{}", #"{"token":"t"}"#, #"{"user":"ada","token":"t"}"#])
  func `Any other text is refused`(text: String) {
    #expect(throws: DecodingError.self) { try SessionFormat.decode(Data(text.utf8)) }
  }
}
