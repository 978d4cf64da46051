import Foundation
import TestSupport
import Testing

@testable import AccountServer

@Suite struct RequestParserTests {
  private static let login = "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"

  private func events(_ text: String, by size: Int? = nil) -> [RequestParser.Event] {
    var parser = RequestParser()
    var events: [RequestParser.Event] = []
    var rest = Array(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })[...]
    while !rest.isEmpty {
      parser.append(rest.prefix(size ?? rest.count))
      rest = rest.dropFirst(size ?? rest.count)
      loop: while true {
        switch parser.next() {
        case .needsMore: break loop
        case .refused(let status): return events + [.refused(status)]
        case let event: events.append(event)
        }
      }
    }
    return events
  }

  private func status(_ text: String) -> Int? {
    guard case .refused(let status) = events(text).last else { return nil }
    return status.rawValue
  }

  private func heads(_ text: String) -> [RequestHead] {
    events(text).compactMap { if case .request(let head, _) = $0 { head } else { nil } }
  }

  @Test(arguments: [
    ("http://x:1/login?a=b", "/login"), ("HTTP://x/login", "/login"), ("http://x", "/"),
    ("http://x?a=/b", "/"), ("*", "*"), ("//x/login", "//x/login"),
  ])
  func `A target may have origin, absolute or asterisk form`(target: String, path: String) {
    #expect(heads("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n").map(\.path) == [path])
  }

  @Test func `The count of empty lines starts again with each request`() {
    let text = String(repeating: "\r\n\r\n" + Self.login, count: 3)
    #expect(heads(text).count == 3)
  }

  @Test(arguments: [
    login, login + login, "GET", "\r\n" + login, login + "junk\n", "POST /login HTTP/1.1\r\n\r\n",
    "POST /login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx",
    "\u{0}\u{1}\u{FF}", "A B HTTP/1.1\r\n\r\n", login + "GET / HTTP/2.0\r\nHost: x\r\n\r\n",
  ])
  func `Pieces of any size give the same events`(text: String) {
    // `expectsContinue` depends on how much of the body has arrived.
    func isWhole(_ event: RequestParser.Event) -> Bool {
      if case .expectsContinue = event { false } else { true }
    }
    let whole = events(text).filter(isWhole)
    for size in 1...min(40, text.utf8.count) {
      #expect(events(text, by: size).filter(isWhole) == whole, "in pieces of \(size)")
    }
  }

  @Test(arguments: [
    // Request line.
    ("\u{16}\u{3}\u{1}", 400), ("GET\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1 \r\n\r\n", 400), (" GET / HTTP/1.1\r\n\r\n", 400), ("G(T / HTTP/1.1\r\n\r\n", 400),
    ("GET x HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /\u{E9} HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET / http/1.1\r\n\r\n", 400), ("GET / HTTP/1\r\n\r\n", 400),
    ("GET / HTTP/1,1\r\nHost: x\r\n\r\n", 400),
    ("GET / HTTP/11.1\r\n\r\n", 400),
    ("GET / HTTP/0.9\r\n\r\n", 505), ("GET / HTTP/1.0\r\n\r\n", 505), ("GET / HTTP/1.2\r\n\r\n", 505),
    ("GET / HTTP/2.0\r\n\r\n", 505), ("PRI * HTTP/2.0\r\n\r\n", 505),
    ("\r\n\r\n\r\n", 400),
    // Line breaks and control characters.
    ("GET / HTTP/1.1\nHost: x\n\n", 400), ("GET / HTTP/1.1\r\nHost: x\n\r\n", 400),
    ("GET / HTTP/1.1\rHost: x\r\n\r\n", 400), ("GET / HTTP/1.1\r\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: x\u{0}\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\u{B}y\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: x\u{7F}\r\n\r\n", 400),
    // Header fields.
    ("GET / HTTP/1.1\r\nHost x\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: x\r\n\r\n", 400),
    // Host.
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", 417),
  ])
  func `A malformed request is refused`(text: String, status: Int) {
    #expect(self.status(text) == status)
  }

  @Test(arguments: [
    (["Content-Length: 2", "Content-Length: 2"], 400), (["Content-Length: 2", "Content-Length: 3"], 400),
    (["Content-Length: 2, 2"], 400), (["Content-Length: +2"], 400), (["Content-Length: -2"], 400),
    (["Content-Length: 0x2"], 400), (["Content-Length: 2.0"], 400), (["Content-Length:"], 400),
    (["Content-Length: \u{B2}"], 400), (["Content-Length: 2 2"], 400),
    (["Content-Length: 65537"], 413), (["Content-Length: 99999999999999999999999"], 413),
    (["Transfer-Encoding: chunked"], 501), (["Transfer-Encoding: identity"], 501),
    (["Transfer-Encoding: \u{B}chunked"], 400), (["Transfer-Encoding : chunked"], 400),
    (["Content-Length: 2", "Transfer-Encoding: chunked"], 400),
    (["Transfer-Encoding: chunked", "Content-Length: 2"], 400),
    (["TRANSFER-ENCODING: xchunked", "Content-Length: 2"], 400),
  ])
  func `An ambiguous body length is refused`(lines: [String], status: Int) {
    let text = (["POST /login HTTP/1.1", "Host: x"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
    #expect(self.status(text + "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n") == status)
  }

  private static func request(headBytes: Int) -> LongText {
    let start = "GET / HTTP/1.1\r\nHost: x\r\nA: "
    return LongText(start + String(repeating: "x", count: headBytes - start.utf8.count - 4) + "\r\n\r\n")
  }

  private static func request(lines: Int) -> LongText {
    LongText("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "A: b\r\n", count: lines - 1) + "\r\n")
  }

  private static func request(bodyBytes: Int) -> LongText {
    let head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \(bodyBytes)\r\n\r\n"
    return LongText(head + String(repeating: "x", count: bodyBytes))
  }

  @Test(arguments: [
    (request(headBytes: 8192), nil), (request(headBytes: 8193), 431),
    (.repeating("x", 8193), 431), (request(lines: 64), nil), (request(lines: 65), 431),
    (request(bodyBytes: 65_536), nil), (request(bodyBytes: 65_537), 413),
  ])
  func `Sizes beyond the limits are refused`(text: LongText, status: Int?) {
    #expect(self.status(text.text) == status)
    #expect(heads(text.text).count == (status == nil ? 1 : 0))
  }

  @Test(arguments: [
    ("", false), ("Connection: close\r\n", true), ("Connection: x, Close\r\n", true),
    ("Connection: keep-alive\r\n", false),
  ])
  func `Connection: close is recognized`(line: String, closes: Bool) {
    #expect(heads("GET / HTTP/1.1\r\nHost: x\r\n\(line)\r\n").map(\.closes) == [closes])
  }

  @Test(arguments: [
    ("application/json", true), ("Application/JSON ; charset=utf-8", true), ("text/plain", false),
    ("application/json, text/plain", false), ("", false), ("application/jsonx", false),
    ("application/json\r\nContent-Type: application/json", false),
  ])
  func `Only application/json counts as JSON`(type: String, isJSON: Bool) {
    let text = "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: \(type)\r\n\r\n"
    #expect(heads(text).map(\.isJSON) == [isJSON])
  }
}
