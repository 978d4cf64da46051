import Foundation

/// Reads requests out of bytes that come in pieces of any size.
///
/// It knows no socket and no clock. After a refusal it reads no more: where the next request begins is anybody's guess.
struct RequestParser {
  /// What the bytes so far hold.
  enum Event: Equatable {
    /// Nothing whole yet.
    case needsMore
    /// A head whose sender waits for a word before it sends the body; told once.
    case expectsContinue
    case request(HTTPRequest)
    case refused(Refusal)
  }

  private let limits: RequestLimits
  private var buffer: [UInt8] = []
  /// How far the buffer was searched for the end of the head.
  private var searched = 0
  /// Where the lines found so far end; the line break is two bytes long.
  private var lineEnds: [Int] = []
  private var emptyLines = 0
  private var head: RequestHead?
  private var refusal: Refusal?

  init(limits: RequestLimits = RequestLimits()) {
    self.limits = limits
  }

  /// Whether a request has begun and is not whole.
  var isInRequest: Bool { head != nil || !buffer.isEmpty }

  /// Takes the next bytes.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    if refusal == nil { buffer += bytes }
  }

  /// The next thing that the bytes hold; to be asked until it needs more.
  mutating func next() -> Event {
    if let refusal { return .refused(refusal) }
    do throws(Refusal) {
      if head == nil {
        guard let found = try readHead() else { return .needsMore }
        head = found
        if found.expectsContinue, (found.contentLength ?? 0) > buffer.count {
          return .expectsContinue
        }
      }
      guard let head, case let length = head.contentLength ?? 0, buffer.count >= length else {
        return .needsMore
      }
      defer {
        buffer.removeFirst(length)
        self.head = nil
      }
      return .request(HTTPRequest(head: head, body: Data(buffer[..<length])))
    } catch {
      refusal = error
      buffer = []
      return .refused(error)
    }
  }

  private mutating func readHead() throws(Refusal) -> RequestHead? {
    while searched < buffer.count {
      guard searched < limits.headBytes else { throw Refusal(.headerFieldsTooLarge) }
      let byte = buffer[searched]
      let follows = searched > 0 && buffer[searched - 1] == UInt8(ascii: "\r")
      searched += 1
      // A line break is both bytes, and neither stands alone: not every reader would take it for one.
      guard follows == (byte == UInt8(ascii: "\n")), Self.isText(byte) else { throw Refusal(.badRequest) }
      guard byte == UInt8(ascii: "\n") else { continue }
      let start = lineEnds.last.map { $0 + 2 } ?? 0
      if searched - 2 > start {
        lineEnds.append(searched - 2)
      } else if lineEnds.isEmpty {
        // An empty line before a request, which some clients send after a body.
        emptyLines += 1
        guard emptyLines <= 2 else { throw Refusal(.badRequest) }
        buffer.removeFirst(2)
        searched = 0
      } else {
        return try takeHead()
      }
    }
    return nil
  }

  private mutating func takeHead() throws(Refusal) -> RequestHead {
    let text = buffer[..<searched]
    var lines: [Substring] = []
    var start = 0
    for end in lineEnds {
      // Byte by byte, so that what is beyond ASCII stays what it was in number.
      lines.append(Substring(String(String.UnicodeScalarView(text[start..<end].map { Unicode.Scalar($0) }))))
      start = end + 2
    }
    buffer.removeFirst(searched)
    (searched, lineEnds, emptyLines) = (0, [], 0)
    return try RequestHead(lines: lines, limits: limits)
  }

  private static func isText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"): true
    default: byte >= 0x20 && byte != 0x7F
    }
  }
}
