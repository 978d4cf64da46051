@testable import Comparison
import Report
import TestSupport
import Testing

@Suite struct MissingExampleTests {
  private let findings = Findings(
    examples: [.greeting, .login],
    patterns: [
      PatternFindings(
        card: Sample.one, examples: [.greeting, .login],
        results: [
          Sample.result("one", .greeting, "a greeting"), Sample.result("one", .login, "a login"),
        ]),
      PatternFindings(
        card: Sample.two, examples: [.greeting], results: [Sample.result("two", .greeting, "a greeting")]),
    ])

  private func text(about topic: Topic) -> String {
    Sample.text(of: findings, about: topic, columns: 60)
  }

  @Test func `The scenarios`() {
    expectEqual(
      text(about: .scenarios),
      """
                      steps  one  two
        Greeting
          a greeting  1,234   ✔    ✔
        Login
          a login     1,234   ✔    –

      Without Login: two.
      ✔ 2 patterns × 2 scenarios: 3 passed, 0 failed (3,702 steps)

      """)
  }

  @Test func `Side by side`() {
    #expect(text(about: .everything).contains("ONE passes 2 of 2 scenarios, TWO 1 of 1."))
    #expect(text(about: .everything).contains("\nWithout Login: two.\n"))
  }
}
