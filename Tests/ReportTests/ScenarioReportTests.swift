@testable import Verdicts
import Driver
import TerminalText
import TestSupport
import Testing

@testable import Report

@Suite struct ScenarioReportTests {
  @Test func `The scenarios, in colour`() {
    expectEqual(
      Sample.text(of: .findings(Sample.findings, about: .scenarios), columns: 60, color: .always),
      #"""
                                                   \#u{1B}[2msteps\#u{1B}[22m  \#u{1B}[1mone\#u{1B}[22m  \#u{1B}[1mtwo\#u{1B}[22m
        \#u{1B}[1mGreeting\#u{1B}[22m
          shows the greeting                       \#u{1B}[2m1,234\#u{1B}[22m   \#u{1B}[32m✔\#u{1B}[39m    \#u{1B}[31m✘\#u{1B}[39m
        \#u{1B}[1mLogin\#u{1B}[22m
          a name that is very long, and longer     \#u{1B}[2m1,234\#u{1B}[22m   \#u{1B}[32m✔\#u{1B}[39m    \#u{1B}[32m✔\#u{1B}[39m
            than any report has room for in a row

      \#u{1B}[31m✘\#u{1B}[39m \#u{1B}[1mtwo, Greeting: shows the greeting\#u{1B}[22m
        step 2 of 1,234: see greeting "Hello David Blaine"
      \#u{1B}[31m  - Hello David Blaine\#u{1B}[39m
      \#u{1B}[32m  + ""\#u{1B}[39m
        ┌ Greeting ──────────────────────────────────────────────…
        │ [ Show greeting ]                                      …
        │                                                        …
        └────────────────────────────────────────────────────────…

      \#u{1B}[31m✘\#u{1B}[39m 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)

      """#)
  }

  @Test func `A failure on a page`() {
    let page = Sample.markdown(of: .findings(Sample.findings, about: .scenarios))
    expectEqual(
      Sample.sections(["✘ two, Greeting: shows the greeting"], of: page),
      """
      ### ✘ two, Greeting: shows the greeting

      - step 2 of 1,234: see greeting "Hello David Blaine"

      ```diff
      - Hello David Blaine
      + ""
      ```

      ```text
      ┌ Greeting ────────────────────────────────────────────────────────────┐
      │ [ Show greeting ]                                       showGreeting │
      │                                                         greeting     │
      └──────────────────────────────────────────────────────────────────────┘
      ```

      ✘ **2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)**

      """)
    #expect(page.contains("\n| shows the greeting | 1,234 | ✔ | ✘ failed |\n"))
  }

  @Test func `A pattern without an example has dashes, and is named`() {
    let two = PatternFindings(
      card: Sample.two, examples: [.greeting], results: Sample.findings.patterns[0].results.dropLast())
    let findings = Findings(examples: [.greeting, .login], patterns: [Sample.findings.patterns[0], two])
    let text = Sample.text(of: .findings(findings, about: .scenarios))
    #expect(text.contains("1,234   ✔    –\n") && text.contains("\n\nWithout Login: two.\n✔ 2 patterns × "))
    let pair = Sample.text(of: .findings(findings, about: .everything))
    #expect(pair.contains("ONE passes 2 of 2 scenarios, TWO 1 of 1.") && pair.contains("\nWithout Login: "))
  }

  @Test(arguments: [
    (
      ScenarioResult.Failure(
        number: 2, step: "see x \"a\"", reason: .mismatch(expected: "a", seen: "b\u{1B}"), frame: ""),
      "  step 2 of 3: see x \"a\"\n  - a\n  + b\\u{1B}\n",
      #"{"expected":"a","number":2,"reason":"mismatch","seen":"b\u001b","step":"see x \"a\""}"#
    ),
    (
      .init(
        number: 3, step: "tap x", reason: .mistake(StepMistake("no widget 'x' on this screen")), frame: ""),
      "  step 3 of 3: tap x\n  no widget 'x' on this screen\n",
      #"{"message":"no widget 'x' on this screen","number":3,"reason":"mistake","step":"tap x"}"#
    ),
    (
      .init(
        number: 0, step: "", reason: .mistake(StepMistake("line 4 is no step: 'tapp logIn'")), frame: ""),
      "  line 4 is no step: 'tapp logIn'\n",
      #"{"message":"line 4 is no step: 'tapp logIn'","reason":"mistake"}"#
    ),
    (
      .init(number: 1, step: "launch", reason: .neverIdle, frame: ""),
      "  step 1 of 3: launch\n  the program never becomes idle\n",
      #"{"number":1,"reason":"restless","step":"launch"}"#
    ),
  ]) func `A failure has its reason, in text and JSON`(
    failure: ScenarioResult.Failure, lines: String, json: String
  ) throws {
    expectEqual(text(of: failure), "✘ one, Greeting: shows the greeting\n" + lines)
    let report = try ReportSubject.findings(Sample.failing(failure), about: .scenarios).json()
    let failure = "\"failure\":\(json),\"name\"".filter { !$0.isWhitespace }
    #expect(report.filter { !$0.isWhitespace }.contains(failure))
  }

  @Test func `A terminal has the first five failures and the names of the others, a page has all`() {
    let failure = ScenarioResult.Failure(number: 1, step: "launch", reason: .neverIdle, frame: "")
    let findings = Sample.failing(failure, names: (1...7).map { "scenario \($0)" })
    let text = Sample.text(of: .findings(findings, about: .scenarios))
    #expect(text.contains("✘ one, Greeting: scenario 5\n"))
    #expect(text.contains("✘ one: 2 scenarios more failed: Greeting: scenario 6, Greeting: scenario 7\n"))
    let page = Sample.markdown(of: .findings(findings, about: .scenarios))
    #expect(page.contains("### ✘ one, Greeting: scenario 7\n"))
  }

  @Test func `Long texts are cut to the surroundings of the difference`() {
    let long = String(repeating: "David ", count: 2_000)
    let failure = ScenarioResult.Failure(
      number: 1, step: "see greeting \"\(long)\"",
      reason: .mismatch(expected: long + "Blaine", seen: long + "Blane"),
      frame: "")
    let shown = text(of: failure)
    #expect(shown.contains("Blaine\n"))
    #expect(shown.contains("Blane\n"))
    #expect(shown.split(separator: "\n").count < 20)
  }

  /// The report on the failure at 80 columns.
  private func text(of failure: ScenarioResult.Failure) -> String {
    let report = Sample.text(of: .findings(Sample.failing(failure), about: .scenarios))
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("✘") }
    return lines.prefix { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }
}
