import Comparison
import Report
import Testing

/// Reports as Markdown, letter by letter.
@Suite struct MarkdownReportTests {
  @Test func `Everything`() {
    expectEqual(
      MarkdownReport().text(of: MadeUp.findings, about: .everything),
      #"""
      # Greeting and Login in 2 architectures, each run through the same scenarios

      ## Greeting

      | Greeting | Steps | `one` | `two` |
      | --- | --- | --- | --- |
      | shows the greeting | 1,234 | ✔ | ✘ failed |

      ## Login

      | Login | Steps | `one` | `two` |
      | --- | --- | --- | --- |
      | a name that is very long, and longer than any report has room for in a row | 1,234 | ✔ | ✔ |

      ### ✘ two, Greeting: shows the greeting

      Step 2 of 1,234: see greeting "Hello David Blaine"

      ```diff
      - Hello David Blaine
      + ""
      ```

      ```text
      ┌ Greeting ────────────────────────────────────────────────────────────┐
      │ [ Show greeting ]                                       showGreeting │
      │                                                         greeting     │
      └──────────────────────────────────────────────────────────────────────┘
      ```

      ## ONE

      Everything is in one place.

      ### Roles

      | Role | Part | Duty | Types |
      | --- | --- | --- | --- |
      | Whole | logic | Does it all. | `Whole`, `Person` |

      ### Pros

      | Claim | Kind | Text | Source |
      | --- | --- | --- | --- |
      | `one.short` | measured | Less to write. | Doe 1999 |

      ### Caveats

      1. The book is \<old\>.

      ## TWO

      One part shows \| another decides.

      ### Roles

      | Role | Part | Duty | Types |
      | --- | --- | --- | --- |
      | Front | view | Shows. | `Front` |
      | Back | logic | Decides \*everything\* that there is to decide. | `Back` |

      ### Pros

      | Claim | Kind | Text | Source |
      | --- | --- | --- | --- |
      | `two.clear` | cited | A study finds it clear. | Study |

      ### Cons

      | Claim | Kind | Text | Source |
      | --- | --- | --- | --- |
      | `two.long` | opinion | Takes a while to write, and longer than that to explain to anybody else. | Doe 1999 |

      ### Differences

      | Claim | Kind | Text | Source |
      | --- | --- | --- | --- |
      | `two.other` | measured | Has two parts. | Doe 1999 |

      ### Caveats

      1. First.
      2. The study is about something else – as the café in `Zoë` shows, or does not.

      ## Kinds of claims

      - **measured**: the code of the examples can decide it
      - **cited**: a study found it; it is only quoted here
      - **opinion**: nothing here can decide it

      ## Sources

      - **Doe 1999**: J. Doe: A Book, 1999
      - **Study**: A Study, A Place

      **✘ 2 patterns × 2 scenarios: 3 passed, 1 failed (4,936 steps)**

      """#)
  }

  @Test func `The list`() {
    expectEqual(
      MarkdownReport().text(of: MadeUp.findings, about: .list),
      #"""
      # Architectures

      | Pattern | Name | Summary | Commands |
      | --- | --- | --- | --- |
      | `one` | ONE | Everything is in one place. | `greet-one` `login-one` |
      | `two` | TWO | One part shows \| another decides. | `greet-two` `login-two` |

      """#)
  }
}
