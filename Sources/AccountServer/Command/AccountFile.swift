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
    "It must look like this: "
    + #"[{"id": "u1", "email": "ada@example.com", "password": "lovelace", "name": "Ada Lovelace"}]"#

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
    let entries = try entries(in: bytes())
    guard !entries.isEmpty else {
      throw wrong("names no account, so nobody could log in. \(Self.form)")
    }
    var ids: Set<String> = []
    var emails: Set<String> = []
    for (index, entry) in entries.enumerated() {
      let account = account(index)
      guard entry.email == entry.email.trimmingCharacters(in: .whitespacesAndNewlines) else {
        throw wrong(
          "\(account) whose email '\(entry.email.echoed)' nobody could enter. Take away the space around it.")
      }
      guard EmailAddress.isWellFormed(entry.email) else {
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

  private func entries(in data: Data) throws(Problem) -> [Entry] {
    do {
      return try JSONDecoder().decode([Entry].self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) where context.codingPath.count == 1 {
      throw wrong("\(account(context.codingPath[0].intValue)) without '\(key.stringValue)'. \(Self.form)")
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.count == 2,
      DecodingError.valueNotFound(_, let context) where context.codingPath.count == 2
    {
      let (index, key) = (context.codingPath[0].intValue, context.codingPath[1].stringValue)
      throw wrong("\(account(index)) whose '\(key)' is no text. \(Self.form)")
    } catch {
      throw wrong("is not a JSON array of accounts. \(Self.form)")
    }
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

  /// The beginning of what is wrong with one account; the first has the index 0.
  private func account(_ index: Int?) -> String {
    "holds an account, number \((index ?? 0) + 1),"
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
