import Foundation
import Driver

/// A message from a scenario process, a line of JSON.
enum ScenarioMessage: Codable {
  /// The process begins with the pattern at a place in the request.
  case began(place: Int)
  /// The process has run all scenarios of that pattern.
  case ended(results: [ScenarioResult])

  /// Decodes a line; nil if it is no message.
  init?(line: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
    self = message
  }

  /// The message with a line break at its end.
  var line: Data {
    get throws { try JSONEncoder().encode(self) + [UInt8(ascii: "\n")] }
  }
}
