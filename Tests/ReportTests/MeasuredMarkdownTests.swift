import Catalog
import Comparison
import Foundation
import Measures
import Report
import TestSupport
import Testing

/// What Markdown tells of code, where the pages in docs have no example of it.
@Suite struct MeasuredMarkdownTests {
  private static let shown = [
    "Broken rules", "Terms", "Who names whom", "Arrows", "Role matrix", "Change impact", "Blind spots",
    "Cons",
    "Differences", "Advice of its source, Doe", "Caveats",
  ]

  @Test func `The page of one pattern has what breaks its rules, and what needs an escape`() throws {
    let page = MarkdownReport().text(of: try MadeUp.measured("three"), about: .everything)
    let sections = page.components(separatedBy: "\n## ").filter { section in
      Self.shown.contains { section.hasPrefix($0 + "\n") }
    }
    expectEqual(
      sections.joined(separator: "\n## "),
      #"""
      Broken rules

      - ✘ Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back is forbidden: Front mentions Back
      - ✘ Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back is forbidden: Front calls and mentions Back<br>If it is to be allowed, add in Catalog/Cards/ThreeCard.swift, among the arrows: Arrow(from: "Front", to: "Back", via: .concrete),

      ## Terms

      | In the source | Source | Here | Why |
      | --- | --- | --- | --- |
      | Facade | Doe | `Front`, `Back.greet` |  |
      | Data \<bus\> | Doe | nothing | caveat 1 |
      | Facade | Doe 1999 | `Wire` | caveat 1 |

      ## Who names whom

      ### Greeting

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

      ## Arrows

      ### Greeting

      | From | To | Allowed as | Concrete | Protocol | Status | First place |
      | --- | --- | --- | --- | --- | --- | --- |
      | Front | Data | – | 1 | 0 | excused | `Sources/Patterns/Three/Greeting/Front.swift:6` |
      | Front | Back | protocol | 1 | 0 | ✘ forbidden | `Sources/Patterns/Three/Greeting/Front.swift:5` |
      | Front | Widgets | concrete | 1 | 0 | allowed | `Sources/Patterns/Three/Greeting/Front.swift:8` |
      | Back | Data | concrete | 1 | 0 | allowed | `Sources/Patterns/Three/Greeting/Back.swift:5` |
      | Back | Front | protocol | 0 | 1 | allowed | `Sources/Patterns/Three/Greeting/Back.swift:4` |
      | Back | Network | concrete | 0 | 0 | unused | – |
      | Wire | Front | concrete | 1 | 0 | allowed | `Sources/Patterns/Three/Greeting/Wire.swift:4` |
      | Wire | Back | concrete | 1 | 0 | allowed | `Sources/Patterns/Three/Greeting/Wire.swift:5` |

      ## Role matrix

      ### Greeting

      | names ↓ whom → | Data | Front | Back | Wire | Afferent | Efferent |
      | --- | --- | --- | --- | --- | --- | --- |
      | Data | · | · | · | · | 2 | 0 |
      | Front | 1 | 1 | 1 | · | 1 | 1 |
      | Back | 1 | 1 | · | · | 1 | 1 |
      | Wire | · | 1 | 1 | · | 0 | 0 |

      ## Change impact

      ### Greeting

      | A change of | reaches directly | and through those |
      | --- | --- | --- |
      | `Person.firstName` | 1: `Back` | 1: `Front` |
      | `Showing` | 2: `Front`, `Back` | 0 |

      ## Blind spots

      ### Greeting

      - function held or taken: `Front.onTap`, `Sources/Patterns/Three/Greeting/Front.swift:4`
      - 1 reference belongs to a declaration by position only

      ## Cons

      | Claim | Kind | Verdict | Text | Figures | Source |
      | --- | --- | --- | --- | --- | --- |
      | `three.grows` | measured | supported | Grows fast. | ✔ growth of lines 3.0×; claimed higher than `four` 2.5× | Doe |

      ## Differences

      | Claim | Kind | Verdict | Text | Figures | Source |
      | --- | --- | --- | --- | --- | --- |
      | `three.rule` | measured | mixed | Rule: names no logic. | ✘ Greeting: concrete references view → logic 1; claimed none<br>✔ Login: concrete references view → logic 0; claimed none | Doe |
      | `three.fine` | opinion |  | Is fine. |  | Doe |

      ## Advice of its source, Doe

      - **Interaction**: Talk.
      - **Errors**: Tell `them`.

      ## Caveats

      1. Nobody wrote it. *Shown by: nobody's \*test\* shows it.*

      """#)
  }

  @Test func `Both examples are told beside each other, with the growth`() throws {
    let findings = try MadeUp.measured("three", examples: [.greeting, .login])
    let page = MarkdownReport().text(of: findings, about: .everything)
    #expect(page.contains("\n| Figure | Greeting | Login | Growth |\n"))
    #expect(page.contains("\n| lines | 23 | 70 | 3.0× |\n"))
    #expect(page.contains("\n| protocols | 1 | 0 | 0.0× |\n"))
    #expect(page.contains("\n| seams | 1 | 0 | – |\n"))
    #expect(page.contains("\n### Login\n\n```mermaid\nflowchart LR\n  n1[\"Front\"]\n  n2[\"Back\"]\n```\n"))
    #expect(page.contains("\n### Login\n\nNone.\n"))
  }

  @Test func `Every figure that is shown has a definition`() throws {
    let report = MarkdownReport().text(of: try MadeUp.measured("three", "four"), about: .everything)
    let definitions = report.components(separatedBy: "\n- ").filter { $0.hasPrefix("**") }.joined()
    for measure in Measure.ofTables + MadeUp.three.claims.flatMap(\.assertions).map(\.measure) {
      #expect(definitions.contains("**\(measure.name)**: \(measure.definition)"))
    }
    #expect(definitions.contains("**lines**: "), "Growth of lines needs lines.")
  }

  @Test func `The coupling alone has neither roles nor claims`() throws {
    let text = MarkdownReport().text(of: try MadeUp.measured("three"), about: .coupling)
    #expect(text.contains("\n### Arrows\n\n#### Greeting\n\n| From |"))
    #expect(text.contains("\n### Blind spots\n"))
    #expect(!text.contains("# Roles\n") && !text.contains("# Pros\n") && !text.contains("three.rule"))
  }

  @Test func `Verdicts are explained where there are any`() throws {
    let report = MarkdownReport().text(of: try MadeUp.measured("three"), about: .claims)
    for verdict in Verdict.allCases { #expect(report.contains("\n- **\(verdict.rawValue)**: ")) }
    let without = MarkdownReport().text(of: MadeUp.findings, about: .claims)
    for verdict in Verdict.allCases { #expect(!without.contains(verdict.rawValue)) }
    #expect(!without.contains("Verdict"))
  }
}

extension Claim {
  fileprivate var assertions: [Assertion] {
    if case .measured(let assertions, _) = evidence { assertions } else { [] }
  }
}
