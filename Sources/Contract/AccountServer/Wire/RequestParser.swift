import Foundation

/// An incremental HTTP/1.1 request parser for bytes that arrive in pieces of any size.
///
/// After a refusal it parses nothing more, because the start of the next request is unknown.
struct RequestParser {
  enum Event: Equatable {
    /// The request is incomplete.
    case needsMore
    /// The client waits for `100 Continue` before it sends the body; returned once per request.
    case expectsContinue
    /// A complete request.
    case request(RequestHead, body: Data)
    /// The request cannot be parsed.
    case refused(Status)
  }

  private var buffer: [UInt8] = []
  /// The number of bytes searched for the end of the head.
  private var searched = 0
  /// The lines found so far, without their line breaks, and the start of the next one.
  private var lines: [String] = []
  private var lineStart = 0
  private var emptyLines = 0
  private var head: RequestHead?
  private var refusal: Status?

  /// Whether a request has begun and is incomplete.
  var isInRequest: Bool { head != nil || !buffer.isEmpty }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if refusal == nil { buffer += bytes }
  }

  /// The next event; call it until it returns `needsMore`.
  mutating func next() -> Event {
    if let refusal { return .refused(refusal) }
    do throws(Status) {
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
      return .request(head, body: Data(buffer[..<length]))
    } catch {
      refusal = error
      buffer = []
      return .refused(error)
    }
  }

  private mutating func readHead() throws(Status) -> RequestHead? {
    while searched < buffer.count {
      guard searched < RequestLimits.headBytes else { throw .headerFieldsTooLarge }
      let byte = buffer[searched]
      let follows = searched > 0 && buffer[searched - 1] == UInt8(ascii: "\r")
      searched += 1
      // A lone CR or LF is refused, because parsers differ on whether it ends a line.
      guard follows == (byte == UInt8(ascii: "\n")), Self.isText(byte) else { throw .badRequest }
      guard byte == UInt8(ascii: "\n") else { continue }
      let line = buffer[lineStart..<searched - 2]
      if !line.isEmpty {
        // One scalar per byte: header values need not be UTF-8.
        lines.append(String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) })))
        lineStart = searched
      } else if lines.isEmpty {
        // Some clients send an empty line after a body.
        emptyLines += 1
        guard emptyLines <= 2 else { throw .badRequest }
        buffer.removeFirst(2)
        searched = 0
      } else {
        buffer.removeFirst(searched)
        defer { (searched, lines, lineStart, emptyLines) = (0, [], 0, 0) }
        return try RequestHead(lines: lines)
      }
    }
    return nil
  }

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || "\r\n\t".utf8.contains(byte)
  }
}
