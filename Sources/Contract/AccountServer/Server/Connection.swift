import Foundation

/// Serves the requests of one client, one after the other, on its own thread.
struct Connection {
  /// How to close the socket: after the last bytes were delivered, or with a TCP reset.
  enum CloseMode {
    case graceful, reset
  }

  let socket: Socket
  let server: ServerState
  private var limits: ServerLimits { server.limits }

  /// Serves requests until the connection ends; `refusing` sends a 503 instead.
  func serve(refusing: Bool) -> CloseMode {
    if refusing { return refuse(.serviceUnavailable) }
    var parser = RequestParser()
    var deadline = ContinuousClock.now + limits.idleTimeout
    while true {
      switch parser.next() {
      case .needsMore:
        guard socket.wait(until: deadline) else {
          return parser.isInRequest ? refuse(.requestTimeout) : .graceful
        }
        guard let bytes = socket.receive() else { return .graceful }
        if !bytes.isEmpty, !parser.isInRequest {
          server.markBusy(socket)
          deadline = .now + limits.requestTimeout
        }
        parser.append(bytes)
      case .expectsContinue:
        guard send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return .reset }
      case .refused(let status): return refuse(status)
      case .request(let head, let body):
        let (response, entry) = server.answer(head, body) { socket.waitForClientToClose(until: .now + $0) }
        if let closeMode = deliver(response, entry) { return closeMode }
        guard server.finishAnswer(on: socket, isBusy: parser.isInRequest) else { return .graceful }
        deadline = .now + (parser.isInRequest ? limits.requestTimeout : limits.idleTimeout)
      }
    }
  }

  /// Sends a response, whose request has an entry in the log; returns nil if the connection stays open.
  private func deliver(_ response: WireResponse, _ entry: String) -> CloseMode? {
    guard response.isSlow ? sendSlowly(response.bytes) : send(response.bytes) else {
      if response.isSlow, server.isStopping { server.logUnanswered(entry) }
      return .reset
    }
    switch response.ending {
    case .keepOpen: return nil
    case .close: return drainAndClose()
    case .reset: return .reset
    case .stall:
      if server.finishAnswer(on: socket, isBusy: false) { drain(until: nil) }
      server.logUnanswered(entry)
      return .graceful
    }
  }

  private func refuse(_ status: Status) -> CloseMode {
    guard send(server.refuse(status).bytes) else { return .reset }
    return drainAndClose()
  }

  /// Reads the client's remaining bytes first: closing a socket with unread bytes resets the connection, and the client
  /// may lose the response (RFC 9112, section 9.6).
  private func drainAndClose() -> CloseMode {
    socket.shutDown(Int(SHUT_WR))
    drain(until: .now + limits.drainTimeout)
    return .graceful
  }

  private func drain(until deadline: ContinuousClock.Instant?) {
    while deadline.map({ .now < $0 }) ?? true, socket.wait(until: deadline), socket.receive() != nil {}
  }

  private func sendSlowly(_ bytes: [UInt8]) -> Bool {
    for (count, byte) in bytes.enumerated() {
      if count > 0, socket.waitUntilBroken(until: .now + limits.byteInterval) { return false }
      guard send([byte]) else { return false }
    }
    return true
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    let deadline = ContinuousClock.now + limits.writeTimeout
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = socket.send(rest) else { return false }
      rest = rest.dropFirst(count)
      if count == 0, !socket.wait(for: POLLOUT, until: deadline) { return false }
    }
    return true
  }
}
