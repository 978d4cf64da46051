import Catalog
import CodeGraph
import Records
import TestSupport
import Testing

@testable import Verdicts
@testable import Measures
@testable import Report

@Suite struct MutantReportTests {
  @Test func `Several patterns have the number of tests that noticed each mutant`() {
    expectEqual(
      Sample.text(of: .mutants(Sample.mutants)),
      """
      Mutants: 3 mistakes in 2 patterns, one at a time

      Mistakes
        email-untrimmed       White space around the email is sent.
        cancel-ignored        Cancel reports success but does not cancel.
        late-answer-accepted  A late answer to a cancelled login is accepted.

      Scenarios that fail
                              one  two
        email-untrimmed         2    1
        cancel-ignored          1    –
        late-answer-accepted    1   1+
        noticed                 3    2
        + the program crashes or times out

      Unit tests through the logic that fail
                              one  two
        email-untrimmed         1    –
        cancel-ignored          –    1
        late-answer-accepted    3   1+
        noticed                 2    2
        + the program crashes or times out

      Unit tests of one part alone that fail
                              one  two
        email-untrimmed         –    –
        cancel-ignored          1    –
        late-answer-accepted    –    –
        noticed                 1    0

      ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario
        notices it

      ✘ 6 mutants: 5 noticed by the scenarios, 4 by their patterns' unit tests through
      the logic, 1 more by those of one part alone

      """)
  }

  @Test func `One pattern has places, scenarios and unit tests`() {
    expectEqual(
      Sample.text(of: .mutants(Sample.mutants.only(["two"]))),
      """
      Mutants: 3 mistakes in 1 pattern, one at a time

      Mistakes
        email-untrimmed       White space around the email is sent.
        cancel-ignored        Cancel reports success but does not cancel.
        late-answer-accepted  A late answer to a cancelled login is accepted.

      Mutants of two
        email-untrimmed       Sources/Patterns/Two/Login/A.swift:7: noticed by a
                              scenario. Scenarios: ✔ login: a blank email. Tests
                              through the logic: – none of 27.
        cancel-ignored        Sources/Patterns/Two/Login/A.swift:7: noticed by a test.
                              Scenarios: – none of 83. Tests through the logic: ✔
                              cancelled.
        late-answer-accepted  Sources/Patterns/Two/Login/A.swift:12: crash. Scenarios:
                              ✔ the program crashes. Tests through the logic: ✔ late;
                              then the program times out.

      ✘ two, cancel-ignored (Sources/Patterns/Two/Login/A.swift:7): no scenario
        notices it

      ✘ 3 mutants: 2 noticed by the scenarios, 2 by their patterns' unit tests through
      the logic, 0 more by those of one part alone

      """)
  }

  @Test func `What becomes of a part that is not handed over, and of a misspelt name, is a table`() {
    func pattern(_ id: String, _ endings: [(Mutation, TestOutcome.Ending)]) -> PatternMutants {
      let results = endings.map { mutation, ending in
        let outcome = TestOutcome(count: 1, failed: [], ending: ending)
        return MutantResult(
          mutation: mutation, place: Place(file: "Sources/Patterns/A.swift", line: 7),
          compileError: ending == .compileError ? "missing argument" : nil, scenarios: outcome,
          logicTests: outcome, partTests: outcome)
      }
      return PatternMutants(pattern: id, fingerprint: "", results: results)
    }
    let findings = MutantFindings(patterns: [
      pattern("one", [(.collaboratorMissing, .compileError)]),
      pattern("two", [(.collaboratorMissing, .complete), (.nameMisspelt, .crash)]),
    ])
    let text = Sample.text(of: .mutants(findings))
    #expect(
      text.contains(
        """
        A part that is not handed over, or looked up by a wrong name
               collaborator-missing  name-misspelt
          one  compile error         –
          two  silent                crash
          – the pattern looks up no name at run time: the compiler checks every one
        """), "\(text)")
    let one = MutantFindings(patterns: Array(findings.patterns.prefix(1)))
    #expect(!Sample.text(of: .mutants(one)).contains("A part that is not handed over"))
    #expect(!Sample.text(of: .mutants(Sample.mutants)).contains("A part that is not handed over"))
  }

  @Test func `A mutant that does not compile has the compiler's message`() {
    let error = TestOutcome(count: 0, failed: [], ending: .compileError)
    let result = MutantResult(
      mutation: .collaboratorMissing, place: Place(file: "Sources/Patterns/One/A.swift", line: 7),
      compileError: "missing argument", scenarios: error, logicTests: error, partTests: error)
    let pattern = PatternMutants(pattern: "one", fingerprint: "", results: [result])
    let text = Sample.text(of: .mutants(MutantFindings(patterns: [pattern])), columns: 200)
    #expect(text.contains(" compile error: missing argument. Scenarios: "))
    #expect(text.contains("Tests through the logic: ✔ the code does not compile."))
    let both = MutantFindings(patterns: [pattern, Sample.mutants.patterns[0]])
    #expect(Sample.text(of: .mutants(both)).contains("c the code does not compile\n"))
  }
}
