import Examples
import Testing

@testable import MVPCF

/// The manager alone.
struct CredentialsManagerTests {
  private let manager = DefaultCredentialsManager()

  @Test func `white space around the email alone is removed`() throws {
    let credentials = try manager.credentials(email: "\n Ada@example.com\t", password: " love ")
    #expect(credentials == Credentials(email: "Ada@example.com", password: " love "))
  }

  @Test(arguments: [
    (" ", "", LoginFailure.emptyEmail), ("ada@", "", .invalidEmail), ("ada@example.com", "", .emptyPassword),
  ])
  func `the first problem is the failure`(email: String, password: String, failure: LoginFailure) {
    #expect(throws: failure) { try manager.credentials(email: email, password: password) }
  }
}
