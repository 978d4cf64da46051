import TestSupport
import Testing

@Suite struct PortraitTests {
  @Test func `One pattern, at 80 columns`() throws {
    let text = Sample.text(of: .findings(try Sample.measured("three"), about: .everything))
    expectEqual(
      // OverviewTests has the figures.
      text.replacing(/Figures of .*\n(.+\n)+/, with: "(the figures)\n"),
      #"""
      THREE ──────────────────────────────────────────────────────────────────────────
      A front, a back and a wire.

      Roles
        Data   Is `Person`.
        Front  Shows.
        Back   Decides.
        Wire   Wires.

      (the figures)

      \#(Sample.breaches)

      Arrows in Greeting: → concrete, ⇢ by protocol only; with pairs of types
        Front  → Data 1 (excused), → Back 1 ✘ forbidden, → Widgets 1
        Back   → Data 1, ⇢ Front 1
        Wire   → Front 1, → Back 1

      Rules
        ✘ broken        Names no logic. (Doe; three.rule) – concrete references view →
                        logic: Greeting 1 of 4
        ✔ kept          Finds nothing by name. (Doe) Checked: no look-ups by name.
      Pros
        ◐ mixed         Has parts. (Doe; three.parts) – holds in Greeting only; types:
                        Greeting 3 against 1 (FOUR), 3.0×; Login 2 against 1 (FOUR),
                        equal
      Cons
        ✔ supported     Is often long. (Doe; three.long) – holds in Greeting and
                        Login; lines: Greeting 23 against 20 (FOUR), 1.2×; Login 70
                        against 50 (FOUR), 1.4×
        [tie]           Has a part for the outside. (Doe)
        [change]        Grows fast. (Doe)
      Differences
        [opinion]       Is fine. (Doe)

      Advice of the source, Doe
        Interaction  Talk.
        Errors       Tell `them`.

      Workflow of Login
        1.  Tap `it`.
        2.  See <it>.

      ✘ 1 pattern × 1 scenario: 1 passed, 0 failed (3 steps); 2 broken rules
      Next, after 'swift run compare': 'three --all' for all figures, caveats, terms
      and literature, 'source three' for the code, 'tests three' for tests, 'words'
      for terms.

      """#)
  }

  @Test(
    arguments: [
      "\nTerms: Doe\n  Facade ", "\nCost, Greeting\n", "– Back → Network allowed, not found",
      "\n  Would turn with:\n    Greeting: 2 or fewer (types): equal",
      "\nCaveats\n  1.  Nobody wrote it. (shown by: nobody's",
      "\nVerdicts and kinds of claims\n  claim                 A statement ",
      "\nLiterature\n  Doe  Code, https://doe.example/a_b\n",
    ])
  func `A screen leaves out what all details have`(text: String) throws {
    let findings = try Sample.measured("three")
    #expect(Sample.text(of: .findings(findings, about: .everything), showsAll: true).contains(text))
    #expect(!Sample.text(of: .findings(findings, about: .everything)).contains(text))
  }

  @Test func `The page has the broken rules and links to the literature`() throws {
    let page = Sample.markdown(of: .findings(try Sample.measured("three"), about: .everything))
    expectEqual(
      Sample.sections(
        ["Broken rules", "References between roles in Greeting", "Literature"], of: page),
      #"""
      ## Broken rules

      - ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back is forbidden: Front mentions Back
      - ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back is forbidden: Front calls and mentions Back<br>To allow it, add in Catalog/Three/ThreeCard.swift, to the arrows: Arrow(from: "Front", to: "Back", via: .concrete),

      The diagrams show the references between roles: a solid arrow leads to concrete types, a dotted one to protocols, and its number counts pairs of types. A round node belongs to no role.

      ### References between roles in Greeting

      ```mermaid
      flowchart LR
        n1["Data"]
        n2["Front"]
        n3["Back"]
        n4["Wire"]
        n5(["Widgets"])
        n2 -->|"1"| n1
        n2 -->|"1"| n3
        n2 -->|"1"| n5
        n3 -->|"1"| n1
        n3 -.->|"1"| n2
        n4 -->|"1"| n2
        n4 -->|"1"| n3
      ```

      ## Literature

      - **Doe**: [Code](https://doe.example/a_b)

      ✘ **1 pattern × 1 scenario: 1 passed, 0 failed (3 steps); 2 broken rules**

      """#)
  }
}
