import AccountService
import Synchronization

/// A thread-safe list of replies.
final class Replies: Sendable {
  private let replies = Mutex<[Reply]>([])

  var all: [Reply] { replies.withLock { $0 } }

  func add(_ reply: Reply) {
    replies.withLock { $0.append(reply) }
  }
}
