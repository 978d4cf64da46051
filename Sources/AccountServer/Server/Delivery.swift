import Examples
import Foundation

/// What goes out on a connection as the answer to one request, and what becomes of the connection then.
struct Delivery {
  enum Ending {
    /// The next request may come.
    case keepsOpen
    case closes
    /// The client is told that something is broken.
    case resets
    /// Nothing more comes, until the client leaves.
    case staysSilent
  }

  var bytes: [UInt8] = []
  var ending = Ending.keepsOpen
  var isSlow = false

  private init() {}

  /// An answer as it should be.
  init(_ answer: HTTPResponse, fields: [(name: String, value: String)] = [], closes: Bool) {
    ending = closes ? .closes : .keepsOpen
    bytes = Self.head(answer.status, fields, length: answer.body.count, closes) + answer.body
  }

  /// An answer with a fault.
  ///
  /// - Parameters:
  ///   - fault: What goes wrong.
  ///   - answer: What the account book says, if the fault has it asked.
  ///   - redirectLocation: Where a redirect leads to.
  ///   - closes: Whether the connection ends with the answer.
  init(_ fault: ConnectionFault, of answer: HTTPResponse, redirectLocation: String, closes: Bool) {
    let whole = answer.body.isEmpty ? Data(repeating: 0x20, count: 100) : answer.body
    let half = whole.prefix(whole.count / 2)
    switch fault {
    case .none: self.init(answer, closes: closes)
    case .refuse, .resetBeforeAnswer:
      self.init()
      ending = .resets
    case .resetInBody, .truncatedBody:
      self.init()
      bytes = Self.head(answer.status, [], length: whole.count, false) + half
      ending = fault == .resetInBody ? .resets : .closes
    case .wrongLength:
      self.init()
      // Keeping the connection open is part of the lie; what is left over belongs to no answer.
      bytes = Self.head(answer.status, [], length: half.count, false) + whole
      ending = .closes
    case .chunked:
      self.init()
      bytes = Self.chunks(of: answer, closes: closes)
      ending = closes ? .closes : .keepsOpen
    case .byteASecond:
      self.init(answer, closes: closes)
      isSlow = true
    case .noAnswer:
      self.init()
      ending = .staysSilent
    case .serverError: self.init(HTTPResponse(status: 500), closes: closes)
    case .unavailable: self.init(HTTPResponse(status: 503), closes: closes)
    case .garbage:
      self.init()
      bytes = Array("\u{1}\u{2}\u{3} this is no HTTP\r\n\r\n".utf8)
      ending = .closes
    case .redirect:
      self.init(HTTPResponse(status: 307), fields: [("Location", redirectLocation)], closes: closes)
    case .hugeBody:
      self.init(
        HTTPResponse(status: 200, body: Data(repeating: 0x20, count: 1_000_000)), closes: closes)
    }
  }

  private static func head(_ status: Int, _ fields: [(String, String)], length: Int, _ closes: Bool)
    -> [UInt8]
  {
    var head = ResponseHead(status: status, fields: fields)
    if length > 0 { head.fields.append(("Content-Type", "application/json")) }
    head.fields.append(("Content-Length", "\(length)"))
    head.fields.append(("Cache-Control", "no-store"))
    if closes { head.fields.append(("Connection", "close")) }
    return head.bytes
  }

  private static func chunks(of answer: HTTPResponse, closes: Bool) -> [UInt8] {
    var head = ResponseHead(status: answer.status)
    head.fields = [("Content-Type", "application/json"), ("Transfer-Encoding", "chunked")]
    if closes { head.fields.append(("Connection", "close")) }
    var bytes = head.bytes
    var rest = answer.body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(16)
      bytes += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
      rest = rest.dropFirst(16)
    }
    return bytes + Array("0\r\n\r\n".utf8)
  }
}
