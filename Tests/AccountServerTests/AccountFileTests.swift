import CommandLineKit
import Foundation
import Testing

@testable import AccountServer

/// Accounts come from a file, or the file is refused with one sentence that says what to do.
@Suite final class AccountFileTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "accounts-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  private static let eve = #"{"id":"1","email":"eve@example.com","password":"x","name":"Eve"}"#

  private func problem(_ text: String? = nil) throws -> AccountFile.Problem? {
    if let text { try Data(text.utf8).write(to: file) }
    do {
      _ = try AccountFile(file.path).accounts()
      return nil
    } catch {
      return error
    }
  }

  @Test func `A file names the accounts`() throws {
    try Data("[\(Self.eve), \(Self.eve.replacing("1", with: "2").replacing("eve@", with: "bob@"))]".utf8)
      .write(to: file)
    let accounts = try AccountFile(file.path).accounts()
    #expect(accounts.map(\.email) == ["eve@example.com", "bob@example.com"])
    #expect(accounts.map(\.name) == ["Eve", "Eve"])
  }

  @Test func `A file that is not there, or cannot be read, is missing, and a pipe is not waited for`() throws
  {
    #expect(
      try problem()
        == AccountFile.Problem(
          message: "The accounts file '\(file.path)' does not exist. '--accounts' needs a JSON file; "
            + "'--help' tells more.",
          exitCode: .missingInput))
    #expect(
      try problem(String(repeating: " ", count: (1 << 20) + 1))?.message.contains("is larger than a megabyte")
        == true)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(try problem()?.message.contains("is no file that can be read") == true)
    #expect(try problem()?.exitCode == .missingInput)
    try FileManager.default.removeItem(at: file)
    try #require(mkfifo(file.path, 0o600) == 0)
    #expect(try problem()?.message.contains("is no file that can be read") == true)
  }

  @Test func `A file may belong to anybody who lets it be read`() throws {
    try Data("{}".utf8).write(to: file)
    let isRoot = geteuid() == 0
    if isRoot { try #require(chown(file.path, 12_345, 12_345) == 0) }
    #expect {
      try AccountFile(isRoot ? file.path : "/etc/passwd").accounts()
    } throws: {
      ($0 as? AccountFile.Problem)?.message.contains("is not a JSON array of accounts") == true
    }
  }

  @Test(arguments: [
    ("", "is not a JSON array of accounts"), ("{}", "is not a JSON array of accounts"),
    ("[1]", "is not a JSON array of accounts"), ("[", "is not a JSON array of accounts"),
    (#"[{"id":"1"}]"#, "number 1, without 'email'. It must look like this: "),
    (
      "[\(eve), \(eve.replacing("name", with: "Name"))]", "number 2, without 'name'. It must look like this: "
    ),
    ("[\(eve), \(eve.replacing("\"x\"", with: "7"))]", "number 2, whose 'password' is no text. It must"),
    ("[\(eve.replacing("\"x\"", with: "null"))]", "number 1, whose 'password' is no text. It must"),
    ("[]", "names no account"), ("[\(eve), \(eve)]", "with the email 'eve@example.com' of another"),
    ("[\(eve), \(eve.replacing("eve@", with: "EVE@"))]", "with the email 'EVE@example.com' of another"),
    ("[\(eve), \(eve.replacing("eve@", with: "bob@"))]", "with the id '1' of another"),
    (
      "[\(eve.replacing("eve@", with: ""))]",
      "number 1, whose email 'example.com' nobody could enter. Give it"
    ),
    (
      "[\(eve.replacing("eve@", with: " eve@"))]",
      "number 1, whose email ' eve@example.com' nobody could enter. Take away"
    ),
    (
      "[\(eve.replacing(".com", with: ".com\\n"))]",
      "number 1, whose email 'eve@example.com\\n' nobody could enter. Take away"
    ),
    ("[\(eve.replacing("\"x\"", with: "\"\""))]", "number 1, without a password"),
    // What a file holds is shown escaped.
    ("[\(eve.replacing("eve@", with: "\\u001b[2J"))]", #"'\u{1B}[2Jexample.com'"#),
    (
      "[\(eve.replacing("eve@", with: "\\u001b@")), \(eve.replacing("eve@", with: "\\u001b@"))]",
      #"the email '\u{1B}@example.com' of"#
    ),
    (
      "[\(eve.replacing("\"1\"", with: "\"\\u001b\"")), "
        + "\(eve.replacing("\"1\"", with: "\"\\u001b\"").replacing("eve@", with: "bob@"))]",
      #"the id '\u{1B}' of"#
    ),
  ])
  func `A file whose accounts make no sense is refused`(text: String, message: String) throws {
    let problem = try #require(try problem(text))
    #expect(problem.message.contains(message))
    #expect(problem.exitCode == .usage)
  }

  @Test(arguments: [nil, "[]"]) func `The name of a file is shown escaped`(text: String?) throws {
    let file = file.appendingPathExtension("\u{1B}[2J")
    defer { try? FileManager.default.removeItem(at: file) }
    if let text { try Data(text.utf8).write(to: file) }
    #expect {
      try AccountFile(file.path).accounts()
    } throws: {
      ($0 as? AccountFile.Problem)?.message.contains(#".\u{1B}[2J' "#) == true
    }
  }

  @Test func `A file may have a megabyte, and none lies below a file`() throws {
    let entry = "[\(Self.eve)]"
    try Data((entry + String(repeating: " ", count: (1 << 20) - entry.utf8.count)).utf8).write(to: file)
    #expect(try AccountFile(file.path).accounts().count == 1)
    #expect {
      try AccountFile(file.path + "/accounts").accounts()
    } throws: {
      ($0 as? AccountFile.Problem)?.message.contains("/accounts' does not exist. ") == true
    }
  }
}
