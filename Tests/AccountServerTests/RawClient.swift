import Foundation
import TestSupport
import Testing

@testable import AccountServer

/// A blocking TCP client that sends any bytes.
final class RawClient {
  /// The bytes read and not yet returned.
  private var buffer: [UInt8] = []
  private let descriptor: Int32
  /// Retained, because a server stops when it is released.
  private var server: LoopbackServer?

  /// Whether the last read failed because of a TCP reset.
  private(set) var wasReset = false

  /// Connects to a port of the loopback address.
  init(port: UInt16) throws {
    let descriptor = Socket.openStream()
    self.descriptor = descriptor
    var time = timeval(tv_sec: HangGuard.seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    let result = Socket.withLoopback(port) { connect(descriptor, $0, $1) }
    // `deinit` closes the descriptor, after a throw too. Closing it twice could close another test's descriptor.
    guard result == 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
  }

  /// Connects to a server and sends text.
  convenience init(to server: LoopbackServer, sending text: String = "") throws {
    try self.init(port: server.port)
    self.server = server
    send(text)
  }

  deinit {
    close(descriptor)
  }

  /// Sends bytes; returns false if the connection is broken.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard let sent = Socket(descriptor: descriptor).send(rest), sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends the end of the stream.
  func shutdownOutput() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads one response, its body by `Content-Length`.
  func answer() throws -> RawAnswer {
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil {
      guard readMore() else {
        throw Failure(text: "no whole head: \(String(decoding: buffer, as: UTF8.self))")
      }
    }
    let range = try #require(buffer.firstRange(of: end))
    var answer = RawAnswer(head: String(decoding: buffer[..<range.lowerBound], as: UTF8.self))
    buffer.removeFirst(range.upperBound)
    let length = Int(answer.field("Content-Length") ?? "") ?? 0
    while buffer.count < length, readMore() {}
    answer.body = String(decoding: buffer.prefix(length), as: UTF8.self)
    buffer.removeFirst(min(length, buffer.count))
    return answer
  }

  /// Waits for bytes to read; returns false on timeout, by default that of ``HangGuard``.
  func hasNews(within timeout: Duration = .seconds(HangGuard.seconds)) -> Bool {
    Socket(descriptor: descriptor).wait(until: .now + timeout)
  }

  /// Waits for a reset; returns false on the timeout of ``HangGuard``.
  func isBroken() -> Bool {
    Socket(descriptor: descriptor).waitUntilBroken(until: .now + .seconds(HangGuard.seconds))
  }

  /// Reads to the end of the stream.
  func rest() -> String {
    while readMore() {}
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    errno = 0
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { buffer += bytes[..<count] }
    wasReset = count < 0 && errno == ECONNRESET
    if count < 0, errno == EAGAIN { Issue.record("no bytes arrived before the timeout") }
    return count > 0
  }

  struct Failure: Error {
    let text: String
  }
}

/// A received response.
struct RawAnswer {
  let head: String
  var body = ""

  var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }

  func field(_ name: String) -> String? {
    head.components(separatedBy: "\r\n").dropFirst().lazy.compactMap { line -> String? in
      let parts = line.components(separatedBy: ": ")
      return parts[0].lowercased() == name.lowercased() ? parts.dropFirst().joined(separator: ": ") : nil
    }.first
  }
}
