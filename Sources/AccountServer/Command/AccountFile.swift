import AccountService
import CommandLineKit
import Examples
import Foundation

/// The accounts that a file names.
struct AccountFile {
  /// Why the file names none, in a sentence, and how the command ends.
  struct Problem: Error, Equatable {
    let message: String
    let exitCode: ExitCode
  }

  private static let form =
    #"[{"id": "u1", "email": "ada@example.com", "password": "lovelace", "name": "Ada Lovelace"}]"#

  private struct Entry: Decodable {
    let id: String
    let email: String
    let password: String
    let name: String
  }

  private static let largestSize = 1 << 20

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Reads the file.
  func accounts() throws(Problem) -> [Account] {
    let data = try bytes()
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: data)
    } catch {
      throw wrong("is not a JSON array of accounts. It must look like this: \(Self.form)")
    }
    guard !entries.isEmpty else {
      throw wrong("names no account, so nobody could log in. It must look like this: \(Self.form)")
    }
    var ids: Set<String> = []
    var emails: Set<String> = []
    for (index, entry) in entries.enumerated() {
      let account = "holds an account, number \(index + 1),"
      guard EmailAddress.isWellFormed(entry.email),
        entry.email == entry.email.trimmingCharacters(in: .whitespacesAndNewlines)
      else {
        throw wrong(
          "\(account) whose email '\(entry.email.echoed)' nobody could enter. Give it one with an @.")
      }
      guard !entry.password.isEmpty else {
        throw wrong("\(account) without a password, which nobody could enter. Give it one.")
      }
      guard emails.insert(entry.email.lowercased()).inserted else {
        throw wrong("\(account) with the email '\(entry.email.echoed)' of another. Give each its own.")
      }
      guard ids.insert(entry.id).inserted else {
        throw wrong("\(account) with the id '\(entry.id.echoed)' of another. Give each its own.")
      }
    }
    return entries.map { Account(id: $0.id, email: $0.email, password: $0.password, name: $0.name) }
  }

  private func bytes() throws(Problem) -> Data {
    // Opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw missing([ENOENT, ENOTDIR].contains(errno) ? "does not exist" : "is no file that can be read")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? file.read(upToCount: Self.largestSize + 1) ?? Data()
    else { throw missing("is no file that can be read") }
    guard data.count <= Self.largestSize else { throw missing("is larger than a megabyte") }
    return data
  }

  private func missing(_ what: String) -> Problem {
    Problem(
      message:
        "The accounts file '\(path.echoed)' \(what). '--accounts' needs a JSON file; '--help' tells more.",
      exitCode: .missingInput)
  }

  private func wrong(_ what: String) -> Problem {
    Problem(message: "The accounts file '\(path.echoed)' \(what)", exitCode: .usage)
  }
}
