import Foundation

/// Serves one client on a thread of its own, request after request.
struct Connection {
  /// How the connection is to be closed.
  enum Ending {
    case inOrder, reset
  }

  private let id: Int
  private let socket: Socket
  private let server: ServerState
  private let limits: ServerLimits
  private var parser: RequestParser

  init(id: Int, socket: Socket, server: ServerState) {
    self.id = id
    self.socket = socket
    self.server = server
    limits = server.limits
    parser = RequestParser(limits: limits.request)
  }

  /// Serves until the connection is over; `refusing` instead tells the client that there are too many.
  mutating func serve(refusing: Bool) -> Ending {
    if refusing { return refuse(.serviceUnavailable) }
    var deadline = ContinuousClock.now + limits.idleTime
    while true {
      switch parser.next() {
      case .needsMore:
        guard socket.waitToRead(until: deadline) else {
          return parser.isInRequest ? refuse(.requestTimeout) : .inOrder
        }
        switch socket.receive(upTo: 16_384) {
        case .nothing: break
        case .end, .broken: return .inOrder
        case .bytes(let bytes):
          if !parser.isInRequest {
            server.begins(id)
            deadline = .now + limits.requestTime
          }
          parser.append(bytes)
        }
      case .expectsContinue:
        guard send(ResponseHead.continueResponse) else { return .reset }
      case .refused(let refusal): return refuse(refusal.status)
      case .request(let request):
        let (delivery, number, text) = server.answer(request) { [socket] in
          socket.waitForClientToClose(until: .now + $0)
        }
        if let ending = deliver(delivery, number, text) { return ending }
        guard server.continues(id, isBusy: parser.isInRequest) else { return .inOrder }
        deadline = .now + (parser.isInRequest ? limits.requestTime : limits.idleTime)
      }
    }
  }

  /// Sends an answer; returns how the connection ends with it, or nil if it stays open.
  private func deliver(_ delivery: Delivery, _ number: Int, _ text: String) -> Ending? {
    guard delivery.isSlow ? sendSlowly(delivery.bytes) : send(delivery.bytes) else {
      if delivery.isSlow, server.isStopping { server.givesUp(number, text) }
      return .reset
    }
    switch delivery.ending {
    case .keepsOpen: return nil
    case .closes: return closeInOrder()
    case .resets: return .reset
    case .staysSilent:
      if server.continues(id, isBusy: false) { readToEnd(until: nil) }
      server.givesUp(number, text)
      return .inOrder
    }
  }

  private func refuse(_ status: Status) -> Ending {
    guard send(server.refuses(status).bytes) else { return .reset }
    return closeInOrder()
  }

  /// Reads what the client still sends: to close before would keep the answer from arriving.
  private func closeInOrder() -> Ending {
    socket.endOutput()
    readToEnd(until: .now + limits.lingerTime)
    return .inOrder
  }

  private func readToEnd(until deadline: ContinuousClock.Instant?) {
    while deadline.map({ .now < $0 }) ?? true, socket.waitToRead(until: deadline) {
      switch socket.receive(upTo: 16_384) {
      case .bytes, .nothing: break
      case .end, .broken: return
      }
    }
  }

  private func sendSlowly(_ bytes: [UInt8]) -> Bool {
    for (count, byte) in bytes.enumerated() {
      // Between the bytes only the end of the connection is waited for.
      if count > 0, socket.waitForEnd(until: .now + limits.byteTime) { return false }
      guard send([byte]) else { return false }
    }
    return true
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    let deadline = ContinuousClock.now + limits.answerTime
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = socket.send(rest) else { return false }
      rest = rest.dropFirst(count)
      if count == 0, !socket.waitToWrite(until: deadline) { return false }
    }
    return true
  }
}
