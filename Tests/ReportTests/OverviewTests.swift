import Foundation
import TestSupport
import Testing

@testable import Comparison

@Suite struct OverviewTests {
  /// Two patterns with code, of which one breaks a rule, and one without code.
  private func several() throws -> Findings {
    let measured = try Sample.measured("three", "four")
    return Findings(
      examples: [.greeting], patterns: measured.patterns + Sample.findings.patterns.prefix(1),
      breaches: measured.breaches)
  }

  @Test func `Several patterns, at 100 columns`() throws {
    expectEqual(
      Sample.text(of: try several(), about: .everything, columns: 100),
      #"""
      Greeting in 3 architectures, each run through the same scenarios

                                         three  four  one
      Greeting scenarios passed            1/1   1/1  1/1
      Cost, Greeting
        types                                3     1
          of them protocols                  1     0
          with wiring roles                  4     1
        members                              1     0
        lines of code                       23    20
          in the view                       12    20
          in the logic                       8     0
          in the model                       0     0
          in navigation                      0     0
          that reach network or storage      0     0
          in protocols                       3     0
          with wiring roles                 29    20
      Coupling, Greeting
        role references, concrete            3     0
        role references, protocol            1     0
        forbidden references                 1     0
        look-ups by name                     0     0
        types in cycles as written           0     0
        types in run-time cycles             3     0
        seams                                1     0
      Tests, Greeting
        logic free of widgets             100%    0%

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back is forbidden: Front
        mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back is forbidden: Front
        calls and mentions Back
        To allow it, add in Catalog/Cards/ThreeCard.swift, to the arrows: Arrow(from: "Front", to: "Back",
        via: .concrete),

      Arrows found in Greeting: → concrete, ⇢ by protocol only; with pairs of types; wiring roles left out
        three  Front → Data 1, Front → Back 1 ✘ forbidden, Front → Widgets 1, Back → Data 1,
               Back ⇢ Front 1
        four   All → Widgets 1

      Measured claims: + pro, − con, ~ difference; judged against those whom the source named
      THREE keeps 1 rule, breaks 1; claims 1 fixed by the card, 1 waiting and 1 of opinion
      ◐ mixed         +  Has parts. three.parts types: Greeting 3 against 1 (FOUR); Login 2 against 1
                         (FOUR), equal
      ✔ supported     −  Is often long. three.long lines: Greeting 23 against 20 (FOUR)
      FOUR
      ONE
      [measured]      +  Less to write. one.short

      Caveats: The examples are small: an app of forty screens may differ. The authors are advocates; a
      contradicted claim is a result. Numbered caveats: three 1, four 0, one 1.
      Definitions
        verdicts               supported: holds in every example that it is about; mixed: holds in some of
                               these examples, not in all; equal: holds in none, and no figure says the
                               opposite; contradicted: holds in none, and a figure says the opposite.
        seams                  Counts the pairs of a type outside the wiring and a protocol of which it
                               uses a member, what that refines apart, so that a test can hand it a
                               double: the object seams of Feathers 2004.
        logic free of widgets  Divides the lines of the logic's types (the view's where it has none) that
                               need no widget, not even through a concrete type that they need, by those
                               of all of them.

      ✘ 3 patterns × 1 scenario: 4 passed, 0 failed (2,474 steps); 2 broken rules
      Next: 'swift run compare three four' compares two patterns, 'swift run compare coupling three' shows
      the lines behind the arrows, 'swift run compare explain three.parts' those behind a verdict.

      """#)
  }

  @Test func `Only a pattern that fails a scenario has its count in red`() {
    let text = Sample.text(of: Sample.findings, about: .everything, columns: 60, color: .always)
    #expect(text.contains("\u{1B}[31m0/1\u{1B}[39m"))
    #expect(!text.contains("\u{1B}[31m1/1"))
  }
}
