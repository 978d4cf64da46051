import Foundation

/// What came of building a changed pattern and running its tests.
package enum TestRun: Sendable {
  /// The code does not compile; the package manager's output says why.
  case doesNotBuild(output: Data)
  /// The tests were run, at the latest until the timeout.
  case ran(TestRecord, isTimeout: Bool)
}
