import Comparison
import TestSupport
import Testing

@testable import Report

/// The report on mutants.
@Suite struct MutantReportTests {
  @Test func `Several patterns have the first scenario that noticed each mutant`() {
    expectEqual(
      Sample.text(of: .mutants(Sample.mutants)),
      """
      Mutants: 3 mistakes in 2 patterns, one at a time

      email-untrimmed: White space around the email is sent.
        ✔  'login: a blank email' in all 2 patterns
      cancel-ignored: Cancel says that it has cancelled, and has not.
        ✔  'login: cancel' in one
      late-answer-accepted: The session of a cancelled login counts all the same.
        ✔  'login: a late answer' in one
        ✔  the program crashes in two

      Scenarios that fail
                              one  two
        email-untrimmed         2    1
        cancel-ignored          1    –
        late-answer-accepted    1   1+
        noticed                 3    2
        + the program crashes or times out

      Own unit tests that fail
                              one  two
        email-untrimmed         1    –
        cancel-ignored          –    1
        late-answer-accepted    3   1+
        noticed                 2    2
        + the program crashes or times out

      ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario
        notices it

      ✘ 6 mutants: 5 noticed by the scenarios, 4 by their patterns' own unit tests:
      one 2 of 3, two 2 of 3

      """)
  }

  @Test func `One pattern has places, scenarios and unit tests`() {
    expectEqual(
      Sample.text(of: .mutants(Sample.mutants.only(["two"]))),
      """
      Mutants: 3 mistakes in 1 pattern, one at a time

      email-untrimmed: White space around the email is sent.
        at              Sources/Patterns/Two/Login/A.swift:7
        scenarios       ✔ login: a blank email
        own unit tests  – none of 27
      cancel-ignored: Cancel says that it has cancelled, and has not.
        at              Sources/Patterns/Two/Login/A.swift:7
        scenarios       – none of 83
        own unit tests  ✔ cancelled
      late-answer-accepted: The session of a cancelled login counts all the same.
        at              Sources/Patterns/Two/Login/A.swift:12
        scenarios       ✔ the program crashes
        own unit tests  ✔ late; then the program times out

      ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario
        notices it

      ✘ 3 mutants: 2 noticed by the scenarios, 2 by their patterns' own unit tests:
      two 2 of 3

      """)
  }

  @Test func `Narrow tables have numbered patterns, and ASCII output has no Unicode`() {
    let text = Sample.text(of: .mutants(Sample.many), columns: 40, ascii: true)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 && $0.allSatisfy(\.isASCII) })
    #expect(text.contains("1 one, 2 two"))
  }
}
