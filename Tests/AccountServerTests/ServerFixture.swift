import Foundation
import Synchronization
import TestSupport

@testable import AccountServer

/// Requests and responses as text.
enum Wire {
  static let ada = #"{"email":"ada@example.com","password":"lovelace"}"#
  static let wrongPassword = #"{"email":"ada@example.com","password":"x"}"#
  static let session =
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#

  /// A login request with extra header fields.
  static func login(_ body: String = ada, fields: [String] = []) -> String {
    request("POST /login", body, fields: fields)
  }

  /// A request; without a body, it has no fields of one.
  static func request(
    _ line: String, _ body: String? = nil, key: String? = nil, revision: Int? = nil, fields: [String] = []
  ) -> String {
    let usual = [
      key.map { "Idempotency-Key: \($0)" }, revision.map { "If-Match: \($0)" },
      body.map { "Content-Type: application/json\r\nContent-Length: \($0.utf8.count)" },
    ].compactMap(\.self)
    let lines = ["\(line) HTTP/1.1", "Host: x"] + usual + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }
}

/// A thread-safe list of a server's log lines.
final class RecordLog: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  /// Waits for the first line.
  func waitForLine() async throws {
    let guardian = HangGuard()
    while all.isEmpty {
      try guardian.check("a line")
      await Task.yield()
    }
  }
}

/// The number of this process's open descriptors.
func openDescriptors() -> Int {
  (0..<2048).count { fcntl($0, F_GETFD) >= 0 }
}

extension ServerLimits {
  /// The default limits with timeouts that a busy machine does not reach.
  static var relaxed: ServerLimits {
    var limits = ServerLimits()
    for time in [\ServerLimits.requestTimeout, \.idleTimeout, \.writeTimeout, \.drainTimeout] {
      limits[keyPath: time] = .seconds(3600)
    }
    return limits
  }

  /// The same with another value for one limit.
  static func relaxed<Value>(_ limit: WritableKeyPath<ServerLimits, Value>, _ value: Value) -> ServerLimits {
    var limits = relaxed
    limits[keyPath: limit] = value
    return limits
  }
}

extension LoopbackServer {
  /// A server with the demo accounts.
  static func demo(
    _ faults: [ConnectionFault] = [], limits: ServerLimits = .relaxed, log: RecordLog = RecordLog()
  ) throws -> LoopbackServer {
    // Tests run side by side, and each connection takes two of the 256 descriptors that macOS gives a process.
    _ = Socket.raiseDescriptorLimit(to: 4096)
    return try LoopbackServer(faults: faults, limits: limits, log: { log.add($0) })
  }
}
