import Foundation

/// The result of a test run, parsed from the events that Swift Testing writes, one JSON value per line.
package struct TestRecord: Sendable {
  /// The number of tests that ended.
  package private(set) var ended = 0
  /// The names of the tests that failed, sorted.
  package private(set) var failed: [String] = []
  /// Whether the run ended normally.
  package private(set) var isComplete = false

  /// Parses the events; skips malformed lines, such as the last one of a program that crashed.
  package init(events: String) {
    var names: [String: String] = [:]
    for line in events.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else { continue }
      let payload = event.payload
      switch (event.kind, payload.kind) {
      case ("test", "function"):
        if let id = payload.id { names[id] = payload.displayName ?? payload.name }
      case ("event", "testEnded"):
        if let id = payload.testID, names[id] != nil { ended += 1 }
      case ("event", "issueRecorded"):
        guard payload.issue?.isKnown != true, let id = payload.testID else { continue }
        let name = names[id] ?? id
        if !failed.contains(name) { failed.append(name) }
      case ("event", "runEnded"): isComplete = true
      default: continue
      }
    }
    // Tests run in parallel, so the order of failures varies.
    failed.sort()
  }

  private struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String
      let id: String?
      let name: String?
      let displayName: String?
      let testID: String?
      let issue: Issue?
    }
    struct Issue: Decodable {
      let isKnown: Bool?
    }
    let kind: String
    let payload: Payload
  }
}
