import Dispatch
import Examples
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The account service inside the process: it answers requests by itself, or holds them until it is told what to answer.
///
/// Transports bring it requests from any thread.
public final class EmbeddedService: Sendable {
  private struct State {
    var book: AccountBook
    var holds = false
    var exchanges: [Exchange] = []
  }

  private let state: Mutex<State>
  private let fault: Fault?

  /// Opens a service for some accounts, with a fault if there is to be one.
  public init(accounts: [Account] = Account.demo, fault: Fault? = nil) {
    state = Mutex(State(book: AccountBook(accounts: accounts)))
    self.fault = fault
  }

  /// All requests so far, in the order of their arrival.
  public var exchanges: [Exchange] {
    state.withLock { $0.exchanges }
  }

  /// How many requests wait to be answered, cancelled ones among them.
  public var heldCount: Int {
    state.withLock { state in state.exchanges.count { $0.state != .ended } }
  }

  /// Whether a waiting request will have its reply without anybody's doing, because of a fault that takes time.
  public var repliesLater: Bool {
    guard let fault, fault == .noAnswer || fault == .slow else { return false }
    return state.withLock { state in state.exchanges.contains { $0.state == .held } }
  }

  /// Whether requests are held from now on instead of being answered at once.
  public func setHolds(_ holds: Bool) {
    state.withLock { $0.holds = holds }
  }

  /// Takes a request and returns its number; `reply` is called once, at once or later.
  @discardableResult
  public func receive(_ request: URLRequest, reply: @escaping @Sendable (Reply) -> Void) -> Int {
    receive(
      method: request.httpMethod ?? "GET", path: request.url?.path ?? "", body: request.bodyBytes,
      timeout: request.timeoutInterval, reply: reply)
  }

  /// Takes a request in parts; its time-out is unknown if it came over a real connection.
  public func receive(
    method: String, path: String, body: Data, timeout: TimeInterval?,
    reply: @escaping @Sendable (Reply) -> Void
  ) -> Int {
    let (number, immediate) = state.withLock { state -> (Int, Reply?) in
      var exchange = Exchange(
        number: state.exchanges.count + 1, method: method, path: path, body: body, timeout: timeout,
        reply: reply)
      let immediate = immediateReply(to: exchange, in: &state)
      if immediate != nil { (exchange.state, exchange.reply) = (.ended, nil) }
      state.exchanges.append(exchange)
      return (exchange.number, immediate)
    }
    if let immediate {
      reply(immediate)
    } else {
      schedule(number, timeout: timeout ?? .infinity)
    }
    return number
  }

  /// Notes that nobody waits for the answer any more; with `isGone` it can no longer be delivered either.
  public func cancel(_ number: Int, isGone: Bool) {
    state.withLock { state in
      guard state.exchanges.indices.contains(number - 1), state.exchanges[number - 1].state == .held else {
        return
      }
      state.exchanges[number - 1].wasCancelled = true
      state.exchanges[number - 1].state = isGone ? .ended : .cancelled
      if isGone { state.exchanges[number - 1].reply = nil }
    }
  }

  /// Ends a request: the given one, or else the oldest one that is still wanted; `nil` as reply asks the account book.
  ///
  /// - Returns: whether there was such a request.
  @discardableResult
  public func end(_ number: Int? = nil, with reply: Reply?) -> Bool {
    let ending = state.withLock { state -> (send: @Sendable (Reply) -> Void, reply: Reply)? in
      let wanted = number.map { $0 - 1 } ?? state.exchanges.firstIndex { $0.state == .held }
      guard let index = wanted, state.exchanges.indices.contains(index),
        let send = state.exchanges[index].reply
      else { return nil }
      let exchange = state.exchanges[index]
      (state.exchanges[index].state, state.exchanges[index].reply) = (.ended, nil)
      return (send, reply ?? Self.ask(&state.book, exchange))
    }
    ending?.send(ending?.reply ?? .failure(.unknown))
    return ending != nil
  }

  /// Fails every request that is still held, so that none outlives its sender.
  public func endAll() {
    for exchange in exchanges where exchange.state != .ended {
      end(exchange.number, with: .failure(.cancelled))
    }
  }

  private func immediateReply(to exchange: Exchange, in state: inout State) -> Reply? {
    if state.holds || fault == .noAnswer || fault == .slow { return nil }
    return fault?.reply ?? Self.ask(&state.book, exchange)
  }

  private static func ask(_ book: inout AccountBook, _ exchange: Exchange) -> Reply {
    .answer(book.answer(method: exchange.method, path: exchange.path, body: exchange.body))
  }

  private func schedule(_ number: Int, timeout: TimeInterval) {
    guard let fault, fault == .noAnswer || fault == .slow else { return }
    let isTooSlow = fault == .noAnswer || timeout <= 3
    // Whose patience is unknown has to give up by himself.
    guard !isTooSlow || timeout.isFinite else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + (isTooSlow ? timeout : 3)) { [weak self] in
      self?.end(number, with: isTooSlow ? .failure(.timedOut) : nil)
    }
  }
}

extension URLRequest {
  /// The body, which `URLSession` hands to a protocol class as data or as a stream.
  fileprivate var bodyBytes: Data {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return Data() }
    stream.open()
    defer { stream.close() }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }
}
