import Foundation
import TestSupport
import Testing

@Suite struct CouplingReportTests {
  @Test func `The structure of the code, at 80 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try Sample.measured("three"), about: .coupling)),
      #"""
      → concrete, ⇢ by protocol only; with pairs of types

      THREE, Greeting ────────────────────────────────────────────────────────────────
      Front  → Data 1 (excused), → Back 1 ✘ forbidden, → Widgets 1
      Back   → Data 1, ⇢ Front 1
      Wire   → Front 1, → Back 1
      Unused arrows: 1. In cycles: 0 types as written, 3 at run time. Seams: 1. Blind
      spots: 1 function, 0 look-ups by name, 1 reference by position.

      '--example' names another example; '--all' prints cycles, seams, file and line
      of every reference, and the reach of changes.

      \#(Sample.breaches)
      ✘ 2 broken rules

      """#)
  }

  @Test func `Every reference, the role matrix and the reach of changes with --all`() throws {
    let text = Sample.text(of: .findings(try Sample.measured("three"), about: .coupling), showsAll: true)
    let sections = text.components(separatedBy: "\n\n")
    expectEqual(
      [0, 4, 5].map { sections[$0] }.joined(separator: "\n"),
      #"""
      THREE, Greeting ────────────────────────────────────────────────────────────────
      Role matrix: row names column, pairs of types; within a role in brackets
                  1   2   3   4 Ca Ce outside
        1 Data  (0)   .   .   .  2  0
        2 Front   1 (1)   1   .  1  1 widgets
        3 Back    1   1 (0)   .  1  1
        4 Wire    .   1   1 (0)  0  0
      Change impact
        Person.firstName: 2 of 3 types, 1 directly
          directly: Back
        Showing: 2 of 3 types, 2 directly
          directly: Front, Back
      Blind spots
        members that take or hold a function: 1
          Front.onTap (Sources/Patterns/Three/Greeting/Front.swift:4)
        look-ups by name, references that the compiler does not see: 0
        references placed by position: 1
      """#)
    let arrow = """
        ✘ Front → Back forbidden: 1 concrete reference, 0 by protocol
          ✘ Front → Back: calls, mentions
            (Sources/Patterns/Three/Greeting/Front.swift:5 and 1 more line)
      """
    #expect(sections[1].contains(arrow))
  }

  @Test func `A coupling report has no roles and no claims`() throws {
    let text = Sample.markdown(of: .findings(try Sample.measured("three"), about: .coupling))
    #expect(
      text.contains("\n## THREE, Greeting\n\n### Types\n\n- Front: `Front`\n- Front, protocols: `Showing`\n")
        && text.contains("\n### Arrows\n\n✔ Front → Data excused: "))
    #expect(text.contains("\n### Blind spots\n"))
    #expect(!text.contains("# Roles\n") && !text.contains("# Pros\n") && !text.contains("three.rule"))
  }
}
