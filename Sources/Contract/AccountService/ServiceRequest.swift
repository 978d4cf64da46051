import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request as the service receives it.
public struct ServiceRequest: Sendable, Equatable {
  /// The HTTP method.
  public let method: String
  /// The path of the URL as it was sent, percent-encoded.
  public let path: String
  /// The values of the header fields, by their names in lower case.
  public let headers: [String: String]
  /// The body.
  public let body: Data

  /// Creates a request; the values of fields with the same name are joined by commas, as HTTP has it.
  public init(
    method: String, path: String, headers: [(name: String, value: String)] = [], body: Data = Data()
  ) {
    self.method = method
    self.path = path
    self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
    self.body = body
  }

  /// Creates a request from that of a transport.
  public init(_ request: URLRequest) {
    self.init(
      method: request.httpMethod ?? "GET", path: request.url?.path(percentEncoded: true) ?? "",
      headers: (request.allHTTPHeaderFields ?? [:]).map { (name: $0.key, value: $0.value) },
      body: request.bodyBytes)
  }

  /// The value of a header field; the case of the name is ignored.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The key of a change in `Idempotency-Key`; nil unless it has 1 to 64 visible ASCII characters.
  public var key: String? {
    header(NotesWire.keyHeader).flatMap { key in
      1...64 ~= key.utf8.count && key.utf8.allSatisfy { 0x21...0x7E ~= $0 } ? key : nil
    }
  }
}

extension URLRequest {
  /// The body, which `URLSession` passes to a `URLProtocol` as data or as a stream.
  fileprivate var bodyBytes: Data {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return Data() }
    stream.open()
    defer { stream.close() }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }
}
