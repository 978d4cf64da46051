import AccountService
import Examples
import Foundation
import Synchronization

/// The part of a server that the threads of its connections share.
final class ServerState: Sendable {
  /// Beyond those that are served, so many connections get a 503; any more are closed.
  private static let overflow = 64

  let limits: ServerLimits
  private let faults: [ConnectionFault]
  private let redirectLocation: String
  private let handler: RequestHandler?
  private let log: @Sendable (RequestRecord) -> Void
  private let changing: Mutex<Changing>
  /// Wakes the accepting thread, which waits for descriptors.
  private let pipe = Pipe()

  private struct Changing {
    var book: AccountBook
    /// The connections that are open, whether each is served, and whether it has a request or an answer under way.
    var connections: [Int: (socket: Socket, isServed: Bool, isBusy: Bool)] = [:]
    var connectionCount = 0
    var requestCount = 0
    var faultCount = 0
    var isStopping = false
    var cutsOffAt: ContinuousClock.Instant?
    var hasEnded = false
    var completions: [@Sendable () -> Void] = []
  }

  init(
    accounts: [Account], faults: [ConnectionFault], redirectLocation: String, limits: ServerLimits,
    handler: RequestHandler?, log: @escaping @Sendable (RequestRecord) -> Void
  ) throws(ServerFailure) {
    changing = Mutex(Changing(book: AccountBook(accounts: accounts)))
    self.faults = faults
    self.redirectLocation = redirectLocation
    self.limits = limits
    self.handler = handler
    self.log = log
    guard wakeUp.descriptor >= 0 else { throw .system("there are too many open files") }
  }

  // MARK: Connections

  /// Counts a client in, and tells whether it is served or refused; nil if it has to be closed.
  func admit(_ socket: Socket) -> (id: Int, isServed: Bool)? {
    changing.withLock { state in
      // Apart, for a refused client that is slow to leave must not keep out one that could be served.
      let served = state.connections.values.count { $0.isServed }
      let isServed = served < limits.connections
      let refused = state.connections.count - served
      guard !state.isStopping, isServed || refused < Self.overflow else { return nil }
      state.connectionCount += 1
      state.connections[state.connectionCount] = (socket, isServed, !isServed)
      return (state.connectionCount, isServed)
    }
  }

  /// Notes that a request has begun on a connection.
  func begins(_ id: Int) {
    changing.withLock { $0.connections[id]?.isBusy = true }
  }

  /// Notes that an answer is over, and whether the next request has begun; tells whether the connection stays open.
  func continues(_ id: Int, isBusy: Bool) -> Bool {
    changing.withLock { state in
      state.connections[id]?.isBusy = isBusy
      return isBusy || !state.isStopping
    }
  }

  /// Closes a connection.
  func remove(_ id: Int, resetting: Bool) {
    // Within the lock, so that nobody shuts down another connection with the same descriptor.
    let isStopping = changing.withLock { state in
      let socket = state.connections.removeValue(forKey: id)?.socket
      resetting ? socket?.reset() : socket?.release()
      return state.isStopping
    }
    if isStopping { wake() }
  }

  // MARK: Answers

  /// Counts a request that cannot be read.
  func refuses(_ status: Status) -> Delivery {
    let number = changing.withLock { state in
      state.requestCount += 1
      return state.requestCount
    }
    log(RequestRecord(number: number, request: nil, outcome: .status(status.rawValue)))
    return Delivery(HTTPResponse(status: status.rawValue), closes: true)
  }

  /// The answer to a request, and what it is called in the log; `clientLeaves` waits that long for the client's end.
  func answer(
    _ request: HTTPRequest, clientLeaves: (Duration) -> Bool
  ) -> (delivery: Delivery, number: Int, text: String) {
    let head = request.head
    let text = "\(head.method) \(head.path)"
    let refusal = Self.refusal(of: head)
    let handled = refusal == nil ? handler?(head.method, head.path, request.body, clientLeaves) : nil
    let fails = refusal == nil && handler != nil && handled == nil
    let (number, outcome, delivery) = changing.withLock { state in
      state.requestCount += 1
      var closes = head.closes || state.isStopping
      if let refusal {
        closes = closes || refusal.status == .lengthRequired
        let status = refusal.status.rawValue
        return (
          state.requestCount, RequestRecord.Outcome.status(status),
          Delivery(HTTPResponse(status: status), fields: refusal.fields, closes: closes)
        )
      }
      let fault = fails ? .resetBeforeAnswer : nextFault(for: request, in: &state)
      let answer =
        handled
        ?? (fault.needsAnswer
          ? state.book.answer(method: head.method, path: head.path, body: request.body)
          : HTTPResponse(status: 200))
      return (
        state.requestCount, fault == .none ? .status(answer.status) : .fault(fault),
        Delivery(fault, of: answer, redirectLocation: redirectLocation, closes: closes)
      )
    }
    log(RequestRecord(number: number, request: text, outcome: outcome))
    return (delivery, number, text)
  }

  /// Notes that the client of a request has no whole answer: it has gone, or the server ends.
  func givesUp(_ number: Int, _ text: String) {
    log(RequestRecord(number: number, request: text, outcome: isStopping ? .givenUp : .gone))
  }

  /// What goes wrong with a request; what is no login takes no turn.
  private func nextFault(for request: HTTPRequest, in state: inout Changing) -> ConnectionFault {
    guard !faults.isEmpty, LoginWire.credentials(from: request.body) != nil else { return .none }
    defer { state.faultCount += 1 }
    return faults[state.faultCount % faults.count]
  }

  /// Why the account book is not asked; nil if it is.
  private static func refusal(of head: RequestHead) -> (
    status: Status, fields: [(name: String, value: String)]
  )? {
    if head.path != LoginWire.path { return (.notFound, []) }
    if head.method != "POST" { return (.methodNotAllowed, [("Allow", "POST")]) }
    if head.contentLength == nil { return (.lengthRequired, []) }
    if !head.isJSON { return (.unsupportedMediaType, [("Accept", "application/json")]) }
    return nil
  }

  // MARK: The end

  /// Whether nobody is accepted any more.
  var isStopping: Bool { changing.withLock { $0.isStopping } }

  var hasConnections: Bool { changing.withLock { !$0.connections.isEmpty } }

  /// When connections that are still open are to be cut off; nil if they have been.
  var cutsOffAt: ContinuousClock.Instant? { changing.withLock { $0.cutsOffAt } }

  /// Accepts nobody any more, and closes what has nothing under way.
  func stop(grace: Duration) {
    changing.withLock { state in
      let end = ContinuousClock.now + grace
      state.isStopping = true
      state.cutsOffAt = min(state.cutsOffAt ?? end, end)
      for connection in state.connections.values where !connection.isBusy { connection.socket.endInput() }
    }
    wake()
  }

  /// Ends all connections, whatever they are doing.
  func cutOff() {
    changing.withLock { state in
      state.cutsOffAt = nil
      for connection in state.connections.values { connection.socket.endBoth() }
    }
  }

  /// Calls a function when the server has ended, or now if it has.
  func whenEnded(_ completion: @escaping @Sendable () -> Void) {
    let hasEnded = changing.withLock { state in
      if !state.hasEnded { state.completions.append(completion) }
      return state.hasEnded
    }
    if hasEnded { completion() }
  }

  /// Notes that nothing of the server is left.
  func end() {
    let completions = changing.withLock { state in
      state.hasEnded = true
      defer { state.completions = [] }
      return state.completions
    }
    for completion in completions { completion() }
  }

  // MARK: Waking

  /// Becomes readable when the server is to stop, and at the end of each connection from then on.
  var wakeUp: Socket { Socket(descriptor: pipe.fileHandleForReading.fileDescriptor) }

  /// Reads what has woken the accepting thread.
  func clearWakeUp() { _ = wakeUp.receive(upTo: 4096) }

  private func wake() {
    Socket(descriptor: pipe.fileHandleForWriting.fileDescriptor).writeByte()
  }
}
