import Foundation
import TestSupport
import Testing

@Suite struct CouplingReportTests {
  @Test func `The structure of the code, at 80 columns`() throws {
    expectEqual(
      Sample.text(of: try Sample.measured("three"), about: .coupling)
        // OverviewTests and PagesTests have definitions.
        .replacing(/Definitions\n(?:  .*\n)+/, with: "Definitions\n"),
      #"""
      THREE, Greeting ────────────────────────────────────────────────────────────────
      Role matrix: row names column, pairs of types; within a role in brackets
                  1   2   3   4 Ca Ce outside
        1 Data  (0)   .   .   .  2  0
        2 Front   1 (1)   1   .  1  1 widgets
        3 Back    1   1 (0)   .  1  1
        4 Wire    .   1   1 (0)  0  0

      Arrows
        ✔ Front → Data excused: 1 concrete reference, 0 by protocol
            Front → Person: mentions (Sources/Patterns/Three/Greeting/Front.swift:6)
        ✘ Front → Back forbidden: 1 concrete reference, 0 by protocol
          ✘ Front → Back: calls, mentions
            (Sources/Patterns/Three/Greeting/Front.swift:5 and 1 more line)
        ✔ Front → Widgets allowed: 1 concrete reference, 0 by protocol
            Front → Label: writes (Sources/Patterns/Three/Greeting/Front.swift:8)
        ✔ Back → Data allowed: 1 concrete reference, 0 by protocol
            Back → Person: reads (Sources/Patterns/Three/Greeting/Back.swift:5)
        ✔ Back → Front allowed: 0 concrete references, 1 by protocol
            Back ⇢ Showing: calls (Sources/Patterns/Three/Greeting/Back.swift:4)
        – Back → Network allowed, not found
        ✔ Wire → Front allowed: 1 concrete reference, 0 by protocol
            Wire → Front: constructs (Sources/Patterns/Three/Greeting/Wire.swift:4)
        ✔ Wire → Back allowed: 1 concrete reference, 0 by protocol
            Wire → Back: constructs (Sources/Patterns/Three/Greeting/Wire.swift:5)

      Cycles
        as written: none
        at run time, 3 types: Showing, Front, Back

      Seams: 1
        Back ⇢ Showing

      Change impact
        Person.firstName: 2 of 3 types, 1 directly: Back
        Showing: 2 of 3 types, 2 directly: Front, Back

      Blind spots
        members that take or hold a function: 1
        Front.onTap (Sources/Patterns/Three/Greeting/Front.swift:4)
        look-ups by name, references that the compiler does not see: 0
        references placed by position: 1

      Definitions

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        To allow it, add in Catalog/Cards/ThreeCard.swift, to the arrows: Arrow(from:
        "Front", to: "Back", via: .concrete),
      ✘ 2 broken rules

      """#)
  }

  @Test func `A coupling report has no roles and no claims`() throws {
    let text = Sample.markdown(of: try Sample.measured("three"), about: .coupling)
    #expect(text.contains("\n## THREE, Greeting\n") && text.contains("\n### Arrows\n\n| From |"))
    #expect(text.contains("\n### Blind spots\n"))
    #expect(!text.contains("# Roles\n") && !text.contains("# Pros\n") && !text.contains("three.rule"))
  }
}
