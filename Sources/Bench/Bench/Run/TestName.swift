/// A test as a run of tests names it.
package struct TestName: Sendable, Hashable, Comparable {
  /// The suite, such as `LoginTests`; empty for a test without one.
  package let suite: String
  /// The name in words if it has one, else the function's.
  package let name: String

  /// The suite is the first part of an id such as `MVPTests.LoginTests/a()/LoginTests.swift:3:4`.
  init(id: String, name: String) {
    let afterModule = id.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    suite = afterModule.contains("/") ? String(afterModule.prefix { $0 != "/" }) : ""
    self.name = name
  }

  package static func < (one: TestName, other: TestName) -> Bool {
    (one.name, one.suite) < (other.name, other.suite)
  }
}
