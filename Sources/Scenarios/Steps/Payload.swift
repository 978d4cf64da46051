import Foundation

/// Bytes that a step names: an answer's body, a file's content.
public enum Payload: Sendable, Equatable, CustomStringConvertible {
  /// A text in UTF-8.
  case text(String)
  /// So many spaces.
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
