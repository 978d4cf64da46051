/// The first lines of an answer.
struct ResponseHead {
  let status: Int
  /// Name and value in the order in which they are sent.
  var fields: [(name: String, value: String)] = []

  init(status: Int, fields: [(name: String, value: String)] = []) {
    self.status = status
    self.fields = fields
  }

  /// As they are sent, with the empty line.
  var bytes: [UInt8] {
    let lines = ["HTTP/1.1 \(status) \(Status.reason(of: status))"] + fields.map { "\($0.name): \($0.value)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// What a client may wait for before it sends a body.
  static let continueResponse = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
}
