import AccountService
import Dispatch
import Examples
import Foundation
import Synchronization

/// The state that the threads of a server share.
final class ServerState: Sendable {
  /// The number of excess connections that get a 503; beyond that they are closed.
  private static let maxRefused = 64

  let limits: ServerLimits
  private let faults: [ConnectionFault]
  private let handler: RequestHandler?
  private let log: @Sendable (String) -> Void
  private let guarded: Mutex<Guarded>
  /// The accepting thread, which leaves once the listener and all connections are closed.
  let running = DispatchGroup()
  /// Wakes the accepting thread, which polls descriptors.
  private let pipe = Pipe()

  private struct Guarded {
    var endpoints: Endpoints
    /// The open connections by their descriptors; a busy one has a request or a response in progress.
    var connections: [Int32: (socket: Socket, isServed: Bool, isBusy: Bool)] = [:]
    var requestCount = 0
    var faultCount = 0
    var isStopping = false
    var graceEnd: ContinuousClock.Instant?
  }

  init(
    accounts: [Account], faults: [ConnectionFault], limits: ServerLimits, handler: RequestHandler?,
    log: @escaping @Sendable (String) -> Void
  ) throws(ServerFailure) {
    guarded = Mutex(Guarded(endpoints: Endpoints(accounts: accounts)))
    self.faults = faults
    self.limits = limits
    self.handler = handler
    self.log = log
    guard wakeUp.descriptor >= 0 else {
      throw ServerFailure(problem: "cannot be used: there are too many open files")
    }
  }

  // MARK: Connections

  /// Registers a connection and returns whether it is served or refused with a 503; nil if it has to be closed.
  func admit(_ socket: Socket) -> Bool? {
    guarded.withLock { state in
      // Counted separately, so that refused clients that stay connected do not block others.
      let served = state.connections.values.count { $0.isServed }
      let isServed = served < limits.connections
      let refused = state.connections.count - served
      guard !state.isStopping, isServed || refused < Self.maxRefused else { return nil }
      state.connections[socket.descriptor] = (socket, isServed, !isServed)
      return isServed
    }
  }

  /// Records that a request has begun on a connection.
  func markBusy(_ socket: Socket) {
    guarded.withLock { $0.connections[socket.descriptor]?.isBusy = true }
  }

  /// Records the end of a response and whether the next request has begun; returns whether the connection stays open.
  func finishAnswer(on socket: Socket, isBusy: Bool) -> Bool {
    guarded.withLock { state in
      state.connections[socket.descriptor]?.isBusy = isBusy
      return isBusy || !state.isStopping
    }
  }

  /// Closes a connection.
  func remove(_ socket: Socket, resetting: Bool) {
    // Inside the lock: once closed, the descriptor may be reused, and `closeAll` would shut down another connection.
    let isStopping = guarded.withLock { state in
      state.connections[socket.descriptor] = nil
      resetting ? socket.reset() : socket.release()
      return state.isStopping
    }
    if isStopping { wake() }
  }

  // MARK: Responses

  /// Counts and logs a request that could not be parsed.
  func refuse(_ status: Status) -> WireResponse {
    let number = guarded.withLock { state in
      state.requestCount += 1
      return state.requestCount
    }
    log("\(number): \(Status.line(of: status.rawValue))")
    return WireResponse(HTTPResponse(status: status.rawValue), closes: true)
  }

  /// The response to a request, and the start of the request's lines in the log.
  func answer(
    _ head: RequestHead, _ body: Data, clientLeaves: (Duration) -> Bool
  ) -> (response: WireResponse, entry: String) {
    let fields = head.fields.map { ($0.name, $0.value) }
    let request = ServiceRequest(method: head.method, path: head.path, headers: fields, body: body)
    let refusal = refusal(of: head)
    let handled = refusal == nil ? handler?(request, clientLeaves) : nil
    let fails = refusal == nil && handler != nil && handled == nil
    let (number, outcome, response) = guarded.withLock { state in
      state.requestCount += 1
      let closes = head.closes || state.isStopping || refusal?.status == .lengthRequired
      if let (status, fields) = refusal {
        return (
          state.requestCount, Status.line(of: status.rawValue),
          WireResponse(HTTPResponse(status: status.rawValue), fields: fields, closes: closes)
        )
      }
      let fault = fails ? .resetBeforeAnswer : nextFault(for: request, in: &state)
      let answer =
        handled ?? (fault.needsAnswer ? state.endpoints.answer(request) : HTTPResponse(status: 200))
      return (
        state.requestCount, fault == .none ? Status.line(of: answer.status) : "fault \(fault.rawValue)",
        WireResponse(fault, of: answer, closes: closes)
      )
    }
    let entry = "\(number) \(head.method) \(head.path)" + (request.key.map { " key \($0)" } ?? "")
    log("\(entry): \(outcome)")
    return (response, entry)
  }

  /// Logs that a client did not get a complete response.
  func logUnanswered(_ entry: String) {
    log(
      "\(entry): "
        + (isStopping ? "the server stopped before the answer was complete" : "the client disconnected"))
  }

  /// The fault to simulate; a request that is not valid uses up none.
  private func nextFault(for request: ServiceRequest, in state: inout Guarded) -> ConnectionFault {
    guard !faults.isEmpty, state.endpoints.accepts(request) else { return .none }
    defer { state.faultCount += 1 }
    return faults[state.faultCount % faults.count]
  }

  /// The status of a request that no endpoint or handler answers; nil if one does.
  private func refusal(of head: RequestHead) -> (status: Status, fields: [(name: String, value: String)])? {
    let methods = guarded.withLock { $0.endpoints.methods(for: head.path) }
    if methods.isEmpty { return (.notFound, []) }
    if !methods.contains(head.method) {
      return (.methodNotAllowed, [("Allow", methods.joined(separator: ", "))])
    }
    // A request with another method has no body.
    guard ["POST", "PUT"].contains(head.method) else { return nil }
    if head.contentLength == nil { return (.lengthRequired, []) }
    if !head.isJSON { return (.unsupportedMediaType, [("Accept", "application/json")]) }
    return nil
  }

  // MARK: Stopping

  var isStopping: Bool { guarded.withLock { $0.isStopping } }

  var hasConnections: Bool { guarded.withLock { !$0.connections.isEmpty } }

  /// The end of the grace period; nil once `closeAll` was called.
  var graceEnd: ContinuousClock.Instant? { guarded.withLock { $0.graceEnd } }

  /// Stops accepting connections and closes idle ones; an earlier end of the grace period takes precedence.
  func stop(grace: Duration) {
    guarded.withLock { state in
      let end = ContinuousClock.now + grace
      state.isStopping = true
      state.graceEnd = min(state.graceEnd ?? end, end)
      for connection in state.connections.values where !connection.isBusy {
        connection.socket.shutDown(Int(SHUT_RD))
      }
    }
    wake()
  }

  /// Shuts down all connections, busy ones too.
  func closeAll() {
    guarded.withLock { state in
      state.graceEnd = nil
      for connection in state.connections.values { connection.socket.shutDown(Int(SHUT_RDWR)) }
    }
  }

  // MARK: Waking

  /// Becomes readable when the server stops, and from then on when a connection closes.
  var wakeUp: Socket { Socket(descriptor: pipe.fileHandleForReading.fileDescriptor) }

  private func wake() {
    try? pipe.fileHandleForWriting.write(contentsOf: [0])
  }
}
