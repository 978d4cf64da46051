import Driver
import Examples
import Foundation
import Scenarios

/// The work of all scenario processes of a run; a queue says which of them runs which pattern.
struct ScenarioRequest: Codable, Sendable {
  /// The patterns' identifiers.
  let patterns: [String]
  /// The examples whose scenarios are run.
  let examples: [Example]

  /// The scenarios of a pattern, in the order of its results.
  func scenarios(of pattern: any Pattern) -> [Scenario] {
    Scenario.all.filter { examples.contains($0.example) && $0.example.isShown(by: pattern) }
  }
}

extension ScenarioRequest {
  /// The request in JSON.
  var argument: String {
    get throws(ScenarioProcessError) {
      do {
        return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
      } catch {
        throw .notStarted(reason: error.localizedDescription)
      }
    }
  }

  /// Decodes ``argument``; nil if it is no request.
  init?(argument: String) {
    guard let request = try? JSONDecoder().decode(Self.self, from: Data(argument.utf8)) else { return nil }
    self = request
  }
}
