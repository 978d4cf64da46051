import AccountService
import Examples
import Foundation

/// From a request to its answer.
extension ServerLoop {
  /// Takes the requests that have come on a connection, one after the other.
  func advance(_ connection: Connection, at now: ContinuousClock.Instant) {
    while connection.phase == .reading {
      switch connection.parser.next() {
      case .needsMore:
        if connection.inputHasEnded { drop(connection) }
        return
      case .expectsContinue:
        if connection.socket.send(ResponseHead.continueResponse[...]) == nil { drop(connection) }
      case .request(let request): take(request, on: connection, at: now)
      case .refused(let refusal): refuse(connection, refusal.status, at: now)
      }
    }
  }

  /// Answers what cannot be read, and closes the connection.
  func refuse(_ connection: Connection, _ status: Status, at now: ContinuousClock.Instant) {
    requestCount += 1
    note(requestCount, nil, .status(status.rawValue))
    deliver(Self.delivery(of: (status, []), closes: true), on: connection, at: now)
  }

  /// Answers the request that a connection waits for.
  func answer(_ connection: Connection, with reply: Reply, at now: ContinuousClock.Instant) {
    guard let request = connection.request else { return }
    switch reply {
    case .answer(let answer):
      let outcome =
        request.fault == .none ? RequestRecord.Outcome.status(answer.status) : .fault(request.fault)
      note(request.number, request.text, outcome)
      let closes = request.closes || isStopping
      deliver(
        Delivery(request.fault, of: answer, redirectLocation: redirectLocation, closes: closes),
        on: connection, at: now)
    case .failure(let code):
      note(request.number, request.text, .failed)
      deliver(Delivery(failure: code), on: connection, at: now)
    }
  }

  /// Writes what a connection takes now.
  func flush(_ connection: Connection, at now: ContinuousClock.Instant) {
    guard connection.phase == .writing, let delivery = connection.delivery else { return }
    switch connection.write() {
    case .goesOn:
      if delivery.isSlow { connection.deadline = now + limits.byteTime }
    case .isBroken: drop(connection)
    case .isDone: finish(connection, delivery, at: now)
    }
  }

  private func take(_ request: HTTPRequest, on connection: Connection, at now: ContinuousClock.Instant) {
    requestCount += 1
    let text = Self.text(of: request.head)
    let closes = request.head.closes || isStopping
    if let refusal = Self.refusal(of: request.head) {
      note(requestCount, text, .status(refusal.status.rawValue))
      let delivery = Self.delivery(of: refusal, closes: closes || refusal.status == .lengthRequired)
      return deliver(delivery, on: connection, at: now)
    }
    let fault = nextFault(for: request)
    var taken = Connection.Request(number: requestCount, text: text, closes: closes, fault: fault)
    connection.request = taken
    connection.phase = .waiting
    connection.deadline = connection.inputHasEnded ? now + Self.halfCloseGrace : nil
    guard fault.needsAnswer else {
      return answer(connection, with: .answer(HTTPResponse(status: 200)), at: now)
    }
    let (id, number) = (connection.id, requestCount)
    taken.deskNumber = desk.receive(
      method: request.head.method, path: request.head.path, body: request.body
    ) { [mailbox] reply in
      mailbox.post(.reply(reply, connection: id, request: number))
    }
    connection.request = taken
  }

  /// What goes wrong with a request; what is no login takes no turn.
  private func nextFault(for request: HTTPRequest) -> ConnectionFault {
    guard !faults.isEmpty, LoginWire.credentials(from: request.body) != nil else { return .none }
    defer { faultCount += 1 }
    return faults[faultCount % faults.count]
  }

  private func deliver(_ delivery: Delivery, on connection: Connection, at now: ContinuousClock.Instant) {
    connection.start(delivery)
    connection.deadline = delivery.isSlow ? now : now + limits.answerTime
    flush(connection, at: now)
  }

  private func finish(_ connection: Connection, _ delivery: Delivery, at now: ContinuousClock.Instant) {
    connection.deadline = nil
    switch delivery.ending {
    case .keepsOpen:
      connection.phase = .reading
      connection.deadline =
        now + (connection.parser.isInRequest ? limits.requestTime : limits.idleTime)
      if isStopping { drop(connection) }
    case .closes:
      connection.socket.endOutput()
      if connection.inputHasEnded { return drop(connection) }
      connection.phase = .draining
      connection.deadline = now + limits.lingerTime
    case .resets: drop(connection, resetting: true)
    case .staysSilent: connection.phase = .silent
    }
  }

  private typealias RoutingRefusal = (status: Status, fields: [(name: String, value: String)])

  /// Why the account book is not asked; nothing if it is.
  private static func refusal(of head: RequestHead) -> RoutingRefusal? {
    if head.path != LoginWire.path { return (.notFound, []) }
    if head.method != "POST" { return (.methodNotAllowed, [("Allow", "POST")]) }
    if head.contentLength == nil { return (.lengthRequired, []) }
    if !head.isJSON { return (.unsupportedMediaType, [("Accept", "application/json")]) }
    return nil
  }

  private static func delivery(of refusal: RoutingRefusal, closes: Bool) -> Delivery {
    Delivery(HTTPResponse(status: refusal.status.rawValue), fields: refusal.fields, closes: closes)
  }

  private static func text(of head: RequestHead) -> String {
    "\(head.method) \(head.path)"
  }
}
