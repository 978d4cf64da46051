import AccountService
import CommandLineKit
import Examples
import Foundation

/// A JSON file of accounts, given by `--accounts`.
struct AccountFile {
  private static let format =
    "It must look like this: "
    + #"[{"id": "u1", "email": "ada@example.com", "password": "lovelace", "name": "Ada Lovelace"}]"#

  private static let maxBytes = 1 << 20

  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Reads and validates the file.
  func accounts() throws(CommandError) -> [Account] {
    let accounts = try accounts(in: bytes())
    guard !accounts.isEmpty else {
      throw invalid("The accounts file '\(path.echoed)' has no account. \(Self.format)")
    }
    var ids: Set<String> = []
    var emails: Set<String> = []
    for (index, account) in accounts.enumerated() {
      guard account.email == account.email.trimmingCharacters(in: .whitespacesAndNewlines) else {
        throw invalid(index, "has white space around its email '\(account.email.echoed)'. Remove it.")
      }
      guard EmailAddress.isWellFormed(account.email) else {
        throw invalid(
          index, "has the email '\(account.email.echoed)', which is no email address. Give it one with an @.")
      }
      guard !account.password.isEmpty else {
        throw invalid(index, "has an empty password. Give it one.")
      }
      guard emails.insert(account.email.lowercased()).inserted else {
        throw invalid(index, "repeats the email '\(account.email.echoed)'. Give each account its own.")
      }
      guard ids.insert(account.id).inserted else {
        throw invalid(index, "repeats the id '\(account.id.echoed)'. Give each account its own.")
      }
    }
    return accounts
  }

  private func accounts(in data: Data) throws(CommandError) -> [Account] {
    do {
      return try JSONDecoder().decode([Account].self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) where context.codingPath.count == 1 {
      throw invalid(context.codingPath[0].intValue, "has no '\(key.stringValue)'. \(Self.format)")
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.count == 2,
      DecodingError.valueNotFound(_, let context) where context.codingPath.count == 2
    {
      let (index, key) = (context.codingPath[0].intValue, context.codingPath[1].stringValue)
      throw invalid(index, "has a '\(key)' that is not a string. \(Self.format)")
    } catch {
      throw invalid("The accounts file '\(path.echoed)' is not a JSON array of accounts. \(Self.format)")
    }
  }

  private func bytes() throws(CommandError) -> Data {
    // O_NONBLOCK: opening a named pipe would block until another process writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw unreadable([ENOENT, ENOTDIR].contains(errno) ? "does not exist" : "cannot be read")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? file.read(upToCount: Self.maxBytes + 1) ?? Data()
    else { throw unreadable("cannot be read") }
    guard data.count <= Self.maxBytes else { throw unreadable("is larger than a megabyte") }
    return data
  }

  private func unreadable(_ reason: String) -> CommandError {
    CommandError(
      "The accounts file '\(path.echoed)' \(reason). '--accounts' needs a JSON file; see '--help'.",
      .missingInput)
  }

  private func invalid(_ message: String) -> CommandError {
    CommandError(message, .usage)
  }

  private func invalid(_ index: Int?, _ reason: String) -> CommandError {
    invalid("In the accounts file '\(path.echoed)', account \((index ?? 0) + 1) \(reason)")
  }
}
