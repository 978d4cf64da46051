/// The status line and header fields of a response.
struct ResponseHead {
  let status: Int
  /// The fields in the order in which they are sent.
  var fields: [(name: String, value: String)] = []

  /// The bytes to send, the empty line included.
  var bytes: [UInt8] {
    let lines = ["HTTP/1.1 \(status) \(Status.reason(of: status))"] + fields.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The interim response for `Expect: 100-continue`.
  static let continueResponse = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
}
