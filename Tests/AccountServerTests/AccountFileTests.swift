import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import AccountServer

@Suite struct AccountFileTests {
  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "accounts") }

  private static let eve = #"{"id":"1","email":"eve@example.com","password":"x","name":"Eve"}"#

  private func failure(_ text: String? = nil, in other: URL? = nil) throws -> CommandError? {
    let file = other ?? file
    if let text { try Data(text.utf8).write(to: file) }
    do {
      _ = try AccountFile(file.path).accounts()
      return nil
    } catch {
      return error
    }
  }

  @Test func `A valid file yields its accounts`() throws {
    try Data("[\(Self.eve), \(Self.eve.replacing("1", with: "2").replacing("eve@", with: "bob@"))]".utf8)
      .write(to: file)
    let accounts = try AccountFile(file.path).accounts()
    #expect(accounts.map(\.email) == ["eve@example.com", "bob@example.com"])
    #expect(accounts.map(\.name) == ["Eve", "Eve"])
  }

  @Test func `A missing, unreadable or large file is an error, and a pipe does not block`() throws {
    #expect(
      try failure()
        == CommandError(
          "The accounts file '\(file.path)' does not exist. '--accounts' needs a JSON file; see '--help'.",
          .missingInput))
    #expect(
      try failure(String(repeating: " ", count: (1 << 20) + 1))?.message.contains("is larger than a megabyte")
        == true)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(try failure()?.message.contains("cannot be read") == true)
    #expect(try failure()?.exitCode == .missingInput)
    try FileManager.default.removeItem(at: file)
    try #require(mkfifo(file.path, 0o600) == 0)
    #expect(try failure()?.message.contains("cannot be read") == true)
  }

  @Test(arguments: [
    ("", "is not a JSON array of accounts"), ("{}", "is not a JSON array of accounts"),
    ("[1]", "is not a JSON array of accounts"), ("[", "is not a JSON array of accounts"),
    (#"[{"id":"1"}]"#, "account 1 has no 'email'. It must look like this: "),
    (
      "[\(eve), \(eve.replacing("name", with: "Name"))]", "account 2 has no 'name'. It must look like this: "
    ),
    ("[\(eve), \(eve.replacing("\"x\"", with: "7"))]", "account 2 has a 'password' that is not a string. It"),
    ("[\(eve.replacing("\"x\"", with: "null"))]", "account 1 has a 'password' that is not a string. It"),
    ("[]", "has no account"), ("[\(eve), \(eve)]", "account 2 repeats the email 'eve@example.com'."),
    ("[\(eve), \(eve.replacing("eve@", with: "EVE@"))]", "account 2 repeats the email 'EVE@example.com'."),
    ("[\(eve), \(eve.replacing("eve@", with: "bob@"))]", "account 2 repeats the id '1'."),
    (
      "[\(eve.replacing("eve@", with: ""))]",
      "account 1 has the email 'example.com', which is no email address."
    ),
    (
      "[\(eve.replacing("eve@", with: " eve@"))]",
      "account 1 has white space around its email ' eve@example.com'. Remove it."
    ),
    (
      "[\(eve.replacing(".com", with: ".com\\n"))]",
      "account 1 has white space around its email 'eve@example.com\\n'. Remove it."
    ),
    ("[\(eve.replacing("\"x\"", with: "\"\""))]", "account 1 has an empty password."),
    // Text from the file is escaped.
    ("[\(eve.replacing("eve@", with: "\\u001b[2J"))]", #"'\u{1B}[2Jexample.com'"#),
    (
      "[\(eve.replacing("eve@", with: "\\u001b@")), \(eve.replacing("eve@", with: "\\u001b@"))]",
      #"repeats the email '\u{1B}@example.com'."#
    ),
    (
      "[\(eve.replacing("\"1\"", with: "\"\\u001b\"")), "
        + "\(eve.replacing("\"1\"", with: "\"\\u001b\"").replacing("eve@", with: "bob@"))]",
      #"repeats the id '\u{1B}'."#
    ),
  ])
  func `A file with invalid accounts is an error`(text: String, message: String) throws {
    let failure = try #require(try failure(text))
    #expect(failure.message.contains(message))
    #expect(failure.exitCode == .usage)
  }

  @Test(arguments: [nil, "[]"]) func `The file's name is escaped in errors`(text: String?) throws {
    let file = file.appendingPathExtension("\u{1B}[2J")
    #expect(try failure(text, in: file)?.message.contains(#".\u{1B}[2J'"#) == true)
  }

  @Test func `A file of a megabyte is read, and a path below a file does not exist`() throws {
    let entry = "[\(Self.eve)]"
    try Data((entry + String(repeating: " ", count: (1 << 20) - entry.utf8.count)).utf8).write(to: file)
    #expect(try AccountFile(file.path).accounts().count == 1)
    let below = try failure(in: file.appending(path: "accounts"))
    #expect(below?.message.contains("/accounts' does not exist. ") == true)
  }
}
