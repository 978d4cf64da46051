import AccountService
import Foundation
import TestSupport

@testable import AccountServer

/// What every test of a server needs: requests as text, and a log.
enum Wire {
  static let ada = #"{"email":"ada@example.com","password":"lovelace"}"#
  static let session =
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#

  /// A login as text; a field that is given replaces the usual one.
  static func login(_ body: String = ada, fields: [String] = []) -> String {
    let usual = ["Host: x", "Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    return (["POST /login HTTP/1.1"] + usual + fields).joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}

/// The records of a server, from its threads.
final class RecordLog: Sendable {
  private let lines = NSCondition()
  /// Unsafe because the lock guards it.
  nonisolated(unsafe) private var added: [String] = []

  var all: [String] { lines.withLock { added } }

  func add(_ record: RequestRecord) {
    lines.withLock {
      added.append(record.description)
      lines.broadcast()
    }
  }

  /// Waits until there is such a line.
  func wait(for ending: String) throws {
    let guardian = HangGuard()
    try lines.withLock {
      while !added.contains(where: { $0.hasSuffix(ending) }) {
        try guardian.check(ending)
        _ = lines.wait(until: Date(timeIntervalSinceNow: 1))
      }
    }
  }
}

/// How many descriptors this process has open.
func openDescriptors() -> Int {
  (0..<2048).count { fcntl($0, F_GETFD) >= 0 }
}

extension ServerLimits {
  /// The usual limits, but time for whatever a busy machine does.
  static var patient: ServerLimits {
    var limits = ServerLimits()
    for time in [\ServerLimits.requestTime, \.idleTime, \.answerTime, \.lingerTime] {
      limits[keyPath: time] = .seconds(3600)
    }
    return limits
  }

  /// The same with one time of its own.
  static func patient(_ time: WritableKeyPath<ServerLimits, Duration>, _ duration: Duration) -> ServerLimits {
    var limits = patient
    limits[keyPath: time] = duration
    return limits
  }
}

extension LoopbackServer {
  /// A server with the demo accounts.
  static func demo(
    _ faults: [ConnectionFault] = [], redirectLocation: String = "/elsewhere",
    limits: ServerLimits = .patient,
    log: RecordLog = RecordLog()
  ) throws -> LoopbackServer {
    try LoopbackServer(
      faults: faults, redirectLocation: redirectLocation, limits: limits, log: { log.add($0) })
  }
}
