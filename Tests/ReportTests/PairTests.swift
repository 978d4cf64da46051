import Comparison
import TestSupport
import Testing

/// Two patterns beside each other in a report.
@Suite struct PairTests {
  @Test func `Two patterns, at 80 columns`() throws {
    expectEqual(
      MadeUp.withoutFigures(MadeUp.text(of: try MadeUp.measured("three", "four"), about: .everything)),
      #"""
      THREE and FOUR

      three  4 roles  Data, Front, Back, Wire
      four   1 role   All

      (the figures)

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        If it is to be allowed, add in Catalog/Cards/ThreeCard.swift, among the
        arrows: Arrow(from: "Front", to: "Back", via: .concrete),

      Differences in Greeting
        THREE has more files than FOUR: 3 against 1.
        THREE has more types than FOUR: 3 against 1.
        THREE has more protocols than FOUR: 1 against 0.
        THREE has more members than FOUR: 1 against 0.
        THREE has more lines than FOUR: 23 against 20.
        FOUR has more lines in the view than THREE: 20 against 12.
        THREE has more lines in the logic than FOUR: 8 against 0.
        THREE has more lines in protocols than FOUR: 3 against 0.
        THREE has more lines in wiring roles than FOUR: 6 against 0.
        THREE has more concrete references between roles than FOUR: 3 against 0.
        THREE has more protocol references between roles than FOUR: 1 against 0.
        THREE has more forbidden references than FOUR: 1 against 0.
        THREE has more types in run-time cycles than FOUR: 3 against 0.
        THREE has more seams than FOUR: 1 against 0.
        Logic free of widgets: 100 % in THREE, 0 % in FOUR.
        Logic that runs alone: 100 % in THREE, 0 % in FOUR.
        The same: lines in the model, lines in network and storage,
        lines in navigation, look-ups by name, types in cycles as written,
        roles that name widgets, roles that name network, roles that name storage

      What is said of the one against the other
        ✔ supported     Has parts. (Doe; three.parts) types 3:1, 2:1
        ✔ supported     Grows fast. (Doe; three.grows) growth of lines 3.0×:2.5×

      ✘ 2 patterns × 1 scenario: 2 passed, 0 failed (6 steps); 2 broken rules
      Next: 'swift run compare source three four' shows the code, 'swift run
      greet-three' tries it.

      """#)
  }

  @Test func `Two patterns without code, of which one fails, at 60 columns`() throws {
    expectEqual(
      MadeUp.text(of: MadeUp.findings, about: .everything, columns: 60),
      #"""
      ONE and TWO

      one  1 role   Whole
      two  2 roles  Front, Back

                                 one  two
      Greeting scenarios passed  1/1  0/1
      Login scenarios passed     1/1  1/1

      ✘ two, Greeting: shows the greeting
        step 2 of 1,234: see greeting "Hello David Blaine"
        - Hello David Blaine
        + ""
        ┌ Greeting ──────────────────────────────────────────────┐
        │ [ Show greeting ]                         showGreeting │
        │                                           greeting     │
        └────────────────────────────────────────────────────────┘

      What is said of the one against the other
        [measured]      Less to write. (Doe 1999; one.short)

      ✘ 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)
      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' tries it.

      """#)
  }
}
