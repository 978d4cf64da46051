import Foundation

/// The result of a test run, parsed from the events that Swift Testing writes, one JSON value per line.
package struct TestRecord: Sendable {
  /// The tests that ended.
  package private(set) var ended: [TestName] = []
  /// The tests that failed, sorted.
  package private(set) var failed: [TestName] = []
  /// Whether the run ended normally.
  package private(set) var isComplete = false

  /// Parses the events; skips malformed lines, such as the last one of a program that crashed.
  package init(events: String) {
    var names: [String: TestName] = [:]
    for line in events.split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else { continue }
      let payload = event.payload
      switch (event.kind, payload.kind) {
      case ("test", "function"):
        guard let id = payload.id, let name = payload.displayName ?? payload.name else { continue }
        names[id] = TestName(id: id, name: name)
      case ("event", "testEnded"):
        if let id = payload.testID, let name = names[id] { ended.append(name) }
      case ("event", "issueRecorded"):
        guard payload.issue?.isKnown != true, let id = payload.testID else { continue }
        let name = names[id] ?? TestName(id: id, name: id)
        if !failed.contains(name) { failed.append(name) }
      case ("event", "runEnded"): isComplete = true
      default: continue
      }
    }
    // Tests run in parallel, so the order of failures varies.
    failed.sort()
  }

  /// The result of those tests that belong to some suites.
  package func only(in suites: [String]) -> TestRecord {
    var record = self
    record.ended.removeAll { !suites.contains($0.suite) }
    record.failed.removeAll { !suites.contains($0.suite) }
    return record
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
