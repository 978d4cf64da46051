import Comparison
import Foundation
import TestSupport
import Testing

@testable import Report

/// The kill matrix in words.
@Suite struct MutantReportTests {
  @Test func `Several patterns stand side by side, with what noticed each mutant first`() {
    expectEqual(
      MadeUp.text(of: .mutants(MadeUp.mutants)),
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
        + the program crashes or does not end

      Own unit tests that fail
                              one  two
        email-untrimmed         1    –
        cancel-ignored          –    1
        late-answer-accepted    3   1+
        noticed                 2    2
        + the program crashes or does not end

      ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario
        notices it

      ✘ 6 mutants: 5 noticed by the scenarios, 4 by their patterns' own unit tests:
      one 2 of 3, two 2 of 3

      """)
  }

  @Test func `One pattern has the places and both judges`() {
    expectEqual(
      MadeUp.text(of: .mutants(MadeUp.mutants.only(["two"]))),
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
        own unit tests  ✔ late; then the program does not end

      ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario
        notices it

      ✘ 3 mutants: 2 noticed by the scenarios, 2 by their patterns' own unit tests:
      two 2 of 3

      """)
  }

  @Test func `Where there is no room for names the patterns have numbers, and without Unicode there is none`()
  {
    let text = MadeUp.text(of: .mutants(MadeUp.many), columns: 40, ascii: true)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 && $0.allSatisfy(\.isASCII) })
    #expect(text.contains("1 one, 2 two"))
  }

  @Test func `The page has survivors, and what the generated one has not`() {
    let page = MadeUp.markdown(of: .mutants(MadeUp.mutants))
    expectEqual(
      MadeUp.sections(["Own unit tests that fail", "Mutants of two"], of: page),
      """
      ## Own unit tests that fail

      |  | one | two |
      | --- | ---: | ---: |
      | email-untrimmed | 1 | – |
      | cancel-ignored | – | 1 |
      | late-answer-accepted | 3 | 1+ |
      | **noticed** | **2** | **2** |
      | share noticed | 67 % | 67 % |
      | run in all | 27 | 27 |

      + the program crashes or does not end

      - ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario notices it

      ## Mutants of two

      | Mistake | Where | Scenarios | Own unit tests |
      | --- | --- | --- | --- |
      | White space around the email is sent. | `Login/A.swift:7` | ✔ login: a blank email | – none of 27 |
      | Cancel says that it has cancelled, and has not. | `Login/A.swift:7` | – none of 83 | ✔ cancelled |
      | The session of a cancelled login counts all the same. | `Login/A.swift:12` | ✔ the program crashes | ✔ late; then the program does not end |

      ✘ 6 mutants: 5 noticed by the scenarios, 4 by their patterns' own unit tests: one 2 of 3, two 2 of 3

      """)
  }
}
