import TestSupport
import Testing

@Suite struct PairTests {
  @Test func `Two patterns, at 80 columns`() throws {
    expectEqual(
      Sample.withoutFigures(Sample.text(of: try Sample.measured("three", "four"), about: .everything)),
      #"""
      THREE and FOUR

      three  4 roles  Data, Front, Back, Wire
      four   1 role   All

      (the figures)

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        To allow it, add in Catalog/Cards/ThreeCard.swift, to the arrows: Arrow(from:
        "Front", to: "Back", via: .concrete),

      Claims against each other, judged for these two
        ◐ mixed         Has parts. (Doe; three.parts) types: Greeting 3 against 1
                        (FOUR); Login 2 against 1 (FOUR), equal
        ✔ supported     Is often long. (Doe; three.long) lines: Greeting 23 against 20
                        (FOUR)
        [fixed]         Has a part for the outside. (Doe; three.outside) – follows
                        from the cards, so it is no evidence

      ✘ 2 patterns × 1 scenario: 2 passed, 0 failed (6 steps); 2 broken rules
      Next: 'swift run compare source three four' shows the code, 'swift run
      greet-three' runs it.

      """#)
  }

  @Test func `Two patterns without code, of which one fails, at 60 columns`() throws {
    expectEqual(
      Sample.text(of: Sample.findings, about: .everything, columns: 60),
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

      ✘ 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)
      Next: 'swift run compare source one two' shows the code,
      'swift run login-one' runs it.

      """#)
  }
}
