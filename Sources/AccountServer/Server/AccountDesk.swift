import AccountService
import Examples
import Foundation
import Synchronization

/// Answers from an account book at once, and keeps nothing of a request.
public final class AccountDesk: Answering {
  private let book: Mutex<AccountBook>

  /// Opens a book for some accounts.
  public init(accounts: [Account]) {
    book = Mutex(AccountBook(accounts: accounts))
  }

  /// Answers as the book says.
  public func receive(
    method: String, path: String, body: Data, reply: @escaping @Sendable (Reply) -> Void
  ) -> Int {
    reply(.answer(book.withLock { $0.answer(method: method, path: path, body: body) }))
    return 0
  }

  /// Nothing waits.
  public func cancel(_ number: Int) {}
}
