import Dispatch
import Examples
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The account service inside the process: it answers requests at once, or holds them until ``end(_:with:)`` is called.
///
/// Transports call it on any thread.
public final class EmbeddedService: Sendable {
  private struct State {
    var endpoints: Endpoints
    var holds = false
    var exchanges: [Exchange] = []
  }

  private let state: Mutex<State>
  private let fault: Fault?

  /// Creates a service.
  public init(endpoints: Endpoints = Endpoints(), fault: Fault? = nil) {
    state = Mutex(State(endpoints: endpoints))
    self.fault = fault
  }

  /// All requests so far, in the order of arrival.
  public var exchanges: [Exchange] {
    state.withLock { $0.exchanges }
  }

  /// The number of requests without a reply, cancelled ones included.
  public var heldCount: Int {
    state.withLock { state in state.exchanges.count { $0.state != .ended } }
  }

  /// Whether a held request gets its reply later by itself, because of a fault that delays it.
  public var repliesLater: Bool {
    guard delaysReplies else { return false }
    return state.withLock { state in state.exchanges.contains { $0.state == .held } }
  }

  /// Sets whether later requests are held instead of answered at once.
  public func setHolds(_ holds: Bool) {
    state.withLock { $0.holds = holds }
  }

  /// Changes the state of the endpoint of a type.
  public func update<One: Endpoint>(_ type: One.Type, _ change: (inout One) -> Void) {
    state.withLock { $0.endpoints.update(type, change) }
  }

  /// Receives a request and returns its number; `reply` is called at most once, before or after the return.
  @discardableResult
  public func receive(_ request: URLRequest, reply: @escaping @Sendable (Reply) -> Void) -> Int {
    receive(ServiceRequest(request), timeout: request.timeoutInterval, reply: reply)
  }

  /// Receives a request whose timeout is nil if it is unknown, as over a real connection.
  public func receive(
    _ request: ServiceRequest, timeout: TimeInterval?, reply: @escaping @Sendable (Reply) -> Void
  ) -> Int {
    let (number, immediate) = state.withLock { state -> (Int, Reply?) in
      var exchange = Exchange(
        number: state.exchanges.count + 1, request: request, timeout: timeout, reply: reply)
      let immediate = immediateReply(to: request, in: &state)
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

  /// Records that a request was cancelled; with `isGone`, its sender can no longer receive a late reply.
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

  /// Replies to the request with a number, by default the oldest one that is held and not cancelled; without a reply, by that of
  /// the endpoint. With `isHandled`, the endpoint handles the request all the same, but its answer is lost.
  ///
  /// Returns whether there was such a request.
  @discardableResult
  public func end(_ number: Int? = nil, with reply: Reply?, isHandled: Bool = false) -> Bool {
    let ending = state.withLock { state -> (send: @Sendable (Reply) -> Void, reply: Reply)? in
      let wanted = number.map { $0 - 1 } ?? state.exchanges.firstIndex { $0.state == .held }
      guard let index = wanted, state.exchanges.indices.contains(index),
        let send = state.exchanges[index].reply
      else { return nil }
      (state.exchanges[index].state, state.exchanges[index].reply) = (.ended, nil)
      guard reply == nil || isHandled else { return reply.map { (send, $0) } }
      let answer = state.endpoints.answer(state.exchanges[index].request)
      return (send, reply ?? .answer(answer))
    }
    guard let ending else { return false }
    ending.send(ending.reply)
    return true
  }

  /// Fails every request that has no reply yet with `cancelled`.
  public func endAll() {
    for exchange in exchanges where exchange.state != .ended {
      end(exchange.number, with: .failure(.cancelled))
    }
  }

  private var delaysReplies: Bool { fault == .noAnswer || fault == .slow }

  private func immediateReply(to request: ServiceRequest, in state: inout State) -> Reply? {
    if state.holds { return nil }
    if let fault, fault.applies(to: request), fault == .slow || !state.endpoints.isSpared(request) {
      if delaysReplies { return nil }
      if let reply = fault.reply { return reply }
    }
    return .answer(state.endpoints.answer(request))
  }

  private func schedule(_ number: Int, timeout: TimeInterval) {
    guard delaysReplies else { return }
    let isTooSlow = fault == .noAnswer || timeout <= 3
    // With an unknown timeout, only the sender can end the request.
    guard !isTooSlow || timeout.isFinite else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + (isTooSlow ? timeout : 3)) { [weak self] in
      self?.end(number, with: isTooSlow ? .failure(.timedOut) : nil)
    }
  }
}
