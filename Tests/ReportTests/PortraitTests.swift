import TestSupport
import Testing

@Suite struct PortraitTests {
  @Test func `One pattern, at 80 columns`() throws {
    expectEqual(
      Sample.withoutFigures(Sample.text(of: try Sample.measured("three"), about: .everything)),
      #"""
      THREE ──────────────────────────────────────────────────────────────────────────
      A front, a back and a wire.

      Roles
        Data   Is `Person`.
        Front  Shows.
        Back   Decides.
        Wire   Wires.

      Terms: Doe
        Facade      Front, Back.greet
        Data <bus>  nothing (caveat 1)
      Terms: Doe 1999
        Facade  Wire (caveat 1)

      (the figures)

      ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back
        is forbidden: Front mentions Back
      ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back
        is forbidden: Front calls and mentions Back
        To allow it, add in Catalog/Cards/ThreeCard.swift, to the arrows: Arrow(from:
        "Front", to: "Back", via: .concrete),

      Arrows in Greeting
        Front → Data 1, Front → Back 1 ✘ forbidden, Front → Widgets 1, Back → Data 1,
        Back ⇢ Front 1, Wire → Front 1, Wire → Back 1
        allowed, not found: Back → Network

      Rules
        ✘ broken        Names no logic. (Doe; three.rule) concrete references view →
                        logic: Greeting 1 of 4; Login 0 of 0
        ✔ kept          Finds nothing by name. (Doe; three.named)
      Pros
        ◐ mixed         Has parts. (Doe; three.parts) types: Greeting 3 against 1
                        (FOUR); Login 2 against 1 (FOUR), equal
      Cons
        ✔ supported     Is often long. (Doe; three.long) lines: Greeting 23 against 20
                        (FOUR)
        [fixed]         Has a part for the outside. (Doe; three.outside) – follows
                        from the cards, so it is no evidence
        [waiting]       Grows fast. (Doe; three.grows) – waits for a larger example
      Differences
        [opinion]       Is fine. (Doe; three.fine) – tried: The lines: they say
                        nothing of it.

      Workflow of Login
        1.  Tap `it`.
        2.  See <it>.

      Caveats
        1.  Nobody wrote it. (shown by: nobody's *test* shows it)

      Verdicts and kinds of claims
        ✔ supported     measured: holds in every example that it is about
        ◐ mixed         measured: holds in some of these examples, not in all
        = equal         measured: holds in none, and no figure says the opposite
        ✘ contradicted  measured: holds in none, and a figure says the opposite
        ✔ kept          a rule that the pattern's source prescribes, and whether the
                        code keeps it
        ✘ broken        a rule that the pattern's source prescribes, and whether the
                        code keeps it
        [fixed]         fixed by the card: its arrows and rules leave the comparison
                        one outcome, so it is not counted
        [waiting]       no evidence yet
        [cited]         a study found it; it is only quoted here
        [opinion]       nothing here can decide it
        A claim is judged against those whom its source compared with, and holds in an
        example if all its figures do. Sizes are equal if they differ by one, all
        figures if by less than a tenth of the larger; none against some differs.

      Literature
        Doe  Code, https://doe.example/a_b

      ✘ 1 pattern × 1 scenario: 1 passed, 0 failed (3 steps); 2 broken rules
      Next: 'swift run compare source three' shows the code, 'swift run greet-three'
      runs it.

      """#)
  }

  @Test func `The page has the broken rules and links to the literature`() throws {
    let page = Sample.markdown(of: try Sample.measured("three"), about: .everything)
    expectEqual(
      Sample.sections(
        ["Broken rules", "References between roles in Greeting", "Literature"], of: page),
      #"""
      ## Broken rules

      - ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back is forbidden: Front mentions Back
      - ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back is forbidden: Front calls and mentions Back<br>To allow it, add in Catalog/Cards/ThreeCard.swift, to the arrows: Arrow(from: "Front", to: "Back", via: .concrete),

      The diagrams show the references between roles: a solid arrow leads to concrete types, a dotted one to protocols, and its number counts pairs of types. A round node belongs to no role.

      ### References between roles in Greeting

      ```mermaid
      flowchart LR
        n1["Data"]
        n2["Front"]
        n3["Back"]
        n4["Wire"]
        n5(["Widgets"])
        n2 -->|"1 excused"| n1
        n2 -->|"1 forbidden"| n3
        n2 -->|"1"| n5
        n3 -->|"1"| n1
        n3 -.->|"1"| n2
        n4 -->|"1"| n2
        n4 -->|"1"| n3
        linkStyle 1 stroke:#c00,color:#c00
      ```

      ## Literature

      - **Doe**: [Code](https://doe.example/a_b)

      ✘ **1 pattern × 1 scenario: 1 passed, 0 failed (3 steps); 2 broken rules**

      """#)
  }
}
