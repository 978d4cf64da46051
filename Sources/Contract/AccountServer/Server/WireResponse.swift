import Examples
import Foundation

/// The bytes sent for one request, and what happens to the connection afterwards.
struct WireResponse {
  enum Ending {
    case keepOpen, close, reset
    /// Sends nothing more until the client disconnects.
    case stall
  }

  var bytes: [UInt8] = []
  var ending = Ending.keepOpen
  var isSlow = false

  /// A response without a fault.
  init(_ response: HTTPResponse, fields: [(name: String, value: String)] = [], closes: Bool) {
    ending = closes ? .close : .keepOpen
    bytes = Self.head(response.status, fields, length: response.body.count, closes: closes) + response.body
  }

  /// A response with a fault; `response` is ignored by faults that send their own.
  init(_ fault: ConnectionFault, of response: HTTPResponse, closes: Bool) {
    // A client ignores the body of a 204.
    let status = response.status == 204 ? 200 : response.status
    let whole = response.body.isEmpty ? Data(repeating: 0x20, count: 100) : response.body
    let half = whole.prefix(whole.count / 2)
    switch fault {
    // A 204 has no `Transfer-Encoding` (RFC 9112, section 6.1).
    case .chunked where response.status != 204:
      bytes = Self.chunks(of: response, closes: closes)
      ending = closes ? .close : .keepOpen
    case .none, .chunked: self = Self(response, closes: closes)
    case .refuse, .resetBeforeAnswer:
      ending = .reset
    case .resetInBody, .truncatedBody:
      bytes = Self.head(status, length: whole.count) + half
      ending = fault == .resetInBody ? .reset : .close
    case .wrongLength:
      // Without `Connection: close`, so that the client believes the length.
      bytes = Self.head(status, length: half.count) + whole
      ending = .close
    case .byteASecond:
      self = Self(response, closes: closes)
      isSlow = true
    case .noAnswer:
      ending = .stall
    case .serverError: self = Self(HTTPResponse(status: 500), closes: closes)
    case .unavailable: self = Self(HTTPResponse(status: 503), closes: closes)
    case .garbage:
      bytes = Array("\u{1}\u{2}\u{3} this is no HTTP\r\n\r\n".utf8)
      ending = .close
    case .redirect:
      self = Self(HTTPResponse(status: 307), fields: [("Location", "/elsewhere")], closes: closes)
    case .hugeBody:
      self = Self(
        HTTPResponse(status: 200, body: Data(repeating: 0x20, count: 1_000_000)), closes: closes)
    }
  }

  /// The status line and header fields, the empty line included; without a length, the body is sent in chunks.
  private static func head(
    _ status: Int, _ fields: [(name: String, value: String)] = [], length: Int?, closes: Bool = false
  ) -> [UInt8] {
    var fields = fields
    if length != 0 { fields.append(("Content-Type", "application/json")) }
    if let length {
      // A 204 has no `Content-Length` (RFC 9110, section 8.6).
      if status != 204 { fields.append(("Content-Length", "\(length)")) }
      fields.append(("Cache-Control", "no-store"))
    } else {
      fields.append(("Transfer-Encoding", "chunked"))
    }
    if closes { fields.append(("Connection", "close")) }
    let lines = ["HTTP/1.1 \(Status.line(of: status))"] + fields.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static func chunks(of response: HTTPResponse, closes: Bool) -> [UInt8] {
    var bytes = head(response.status, length: nil, closes: closes)
    var rest = response.body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(16)
      bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
      rest = rest.dropFirst(16)
    }
    return bytes + Array("0\r\n\r\n".utf8)
  }
}
