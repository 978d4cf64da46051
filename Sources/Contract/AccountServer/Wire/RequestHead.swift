import Foundation

/// The request line and header fields of a request.
struct RequestHead: Equatable {
  struct Field: Equatable {
    /// The name in lower case.
    let name: String
    let value: String
  }

  let method: String
  /// The target's path, without a query.
  let path: String
  let fields: [Field]
  /// The value of `Content-Length`; a request without it has no body.
  let contentLength: Int?

  /// Whether the client asks to close the connection after the response.
  var closes: Bool {
    values(of: "connection").contains { value in
      value.split(separator: ",").contains { $0.trimming().lowercased() == "close" }
    }
  }

  /// Whether the client waits for `100 Continue` before it sends the body.
  var expectsContinue: Bool {
    !values(of: "expect").isEmpty
  }

  /// Whether the content type is JSON.
  var isJSON: Bool {
    let types = values(of: "content-type")
    guard types.count == 1, let type = types[0].split(separator: ";").first else { return false }
    return type.trimming().lowercased() == "application/json"
  }

  /// Parses the lines of a head, given without their line breaks.
  ///
  /// Anything that two parsers could read differently is refused, because it allows request smuggling.
  init(lines: [String]) throws(Status) {
    guard let first = lines.first else { throw .badRequest }
    (method, path) = try Self.requestLine(first)
    guard lines.count - 1 <= RequestLimits.headerCount else { throw .headerFieldsTooLarge }
    var fields: [Field] = []
    for line in lines.dropFirst() { fields.append(try Self.field(line)) }
    self.fields = fields
    contentLength = try Self.contentLength(of: fields)
    guard values(of: "host").count == 1 else { throw .badRequest }
    guard values(of: "expect").allSatisfy({ $0.lowercased() == "100-continue" }) else {
      throw .expectationFailed
    }
  }

  private func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  private static func requestLine(_ line: String) throws(Status) -> (String, String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      let path = path(of: parts[1])
    else { throw .badRequest }
    guard parts[2].wholeMatch(of: /HTTP\/[0-9]\.[0-9]/) != nil else { throw .badRequest }
    guard parts[2] == "HTTP/1.1" else { throw .versionNotSupported }
    return (String(parts[0]), path)
  }

  /// The path of a target in origin, absolute or asterisk form.
  private static func path(of target: Substring) -> String? {
    var path = target.prefix { $0 != "?" }
    if path == "*" { return "*" }
    if path.lowercased().hasPrefix("http://") {
      path = path.dropFirst("http://".count).drop { $0 != "/" }
      if path.isEmpty { path = "/" }
    }
    return path.hasPrefix("/") ? String(path) : nil
  }

  private static func field(_ line: String) throws(Status) -> Field {
    guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { throw .badRequest }
    return Field(
      name: line[..<colon].lowercased(), value: line[line.index(after: colon)...].trimming())
  }

  private static func contentLength(of fields: [Field]) throws(Status) -> Int? {
    let lengths = fields.filter { $0.name == "content-length" }.map(\.value)
    if fields.contains(where: { $0.name == "transfer-encoding" }) {
      // Both together allow request smuggling.
      throw lengths.isEmpty ? .notImplemented : .badRequest
    }
    guard let text = lengths.first else { return nil }
    guard lengths.count == 1, text.wholeMatch(of: /[0-9]+/) != nil else { throw .badRequest }
    guard let length = Int(text), length <= RequestLimits.bodyBytes else { throw .contentTooLarge }
    return length
  }

  private static func isToken(_ text: Substring) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9!#$%&'*+\-.^_`|~]+/) != nil
  }
}

extension Substring {
  /// The text without leading and trailing spaces and tabs.
  fileprivate func trimming() -> String {
    trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
  }
}
