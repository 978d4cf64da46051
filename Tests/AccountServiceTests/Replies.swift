import AccountService
import Synchronization

/// The replies that a test's requests have had, from whatever thread.
final class Replies: Sendable {
  private let replies = Mutex<[Reply]>([])

  var all: [Reply] { replies.withLock { $0 } }

  func add(_ reply: Reply) {
    replies.withLock { $0.append(reply) }
  }
}
