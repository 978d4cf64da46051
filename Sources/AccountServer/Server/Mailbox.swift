import AccountService
import Synchronization

/// Brings word to the server's thread from others, and word of its end to them.
///
/// A pipe to itself wakes the thread, which waits for descriptors only. Late replies hold the mailbox too: the pipe is
/// closed when nobody can write to it any more.
final class Mailbox: Sendable {
  enum Message: Sendable {
    case reply(Reply, connection: Int, request: Int)
    /// Accept nobody any more, and end what is under way within that time.
    case stop(grace: Duration)
  }

  private struct State {
    var messages: [Message] = []
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The pipe's end to read from: it becomes readable when there are messages.
  let wakeUp: Socket
  private let wakeUpWriter: Socket
  private let state = Mutex(State())

  init() throws(ServerFailure) {
    guard let pipe = Socket.pipe() else { throw .system("there are too many open files") }
    (wakeUp, wakeUpWriter) = pipe
  }

  deinit {
    wakeUp.release()
    wakeUpWriter.release()
  }

  func post(_ message: Message) {
    state.withLock { $0.messages.append(message) }
    wakeUpWriter.writeWakeUp()
  }

  /// The messages so far.
  func collect() -> [Message] {
    _ = wakeUp.receive(upTo: 4096)
    return state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  /// Tells that the thread has ended.
  func end() {
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits for the end of the thread.
  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.waiting.append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }
}
