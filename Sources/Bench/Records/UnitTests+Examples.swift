import Examples
import Measures

extension UnitTests {
  /// The tests of an example's suite.
  package func tests(of example: Example) -> [UnitTest] {
    tests.filter { $0.suite == "\(example.name)Tests" }
  }
}
