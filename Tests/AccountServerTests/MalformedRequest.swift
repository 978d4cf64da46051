/// A login request with random mutations, for fuzzing.
enum MalformedRequest {
  private static let pieces = [
    "\r\n", "\n", "\r", "\0", " ", ":", "Transfer-Encoding: chunked\r\n", "Content-Length: 7\r\n", "HTTP/9.9",
    "Content-Length: -1\r\n", "Expect: 100-continue\r\n", "\u{FF}", "Host: y\r\n", "0\r\n\r\n", "%00", "GET ",
    String(repeating: "A", count: 9000), String(repeating: "a: b\r\n", count: 70),
  ]

  static func make(by random: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = Array(
      "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default: bytes = Array(bytes[..<place])
      }
    }
    return bytes
  }
}
