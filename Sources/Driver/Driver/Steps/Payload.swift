import Foundation

/// Bytes in a step: a response body or the content of a file.
public enum Payload: Sendable, Equatable, CustomStringConvertible {
  /// UTF-8 text.
  case text(String)
  /// This number of spaces.
  case bytes(Int)

  var data: Data {
    switch self {
    case .text(let text): Data(text.utf8)
    case .bytes(let count): Data(repeating: 0x20, count: count)
    }
  }

  /// The payload as it is written in a script.
  public var description: String {
    switch self {
    case .text(let text): Quoting.quote(text)
    case .bytes(let count): "with \(count) bytes"
    }
  }
}
