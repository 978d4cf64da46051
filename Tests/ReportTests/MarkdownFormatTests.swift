import TestSupport
import Testing

@testable import Report

/// Each element of a document as Markdown.
@Suite struct MarkdownFormatTests {
  @Test func `Every element`() {
    expectEqual(
      MarkdownFormat().text(of: Sample.document),
      #"""
      <!-- Made by hand. -->

      # Title

      ## Section

      Prose with `code`, \<tags\> and **weight**

      ### Table

      a note on it

      |  | Number | Sign |
      | --- | ---: | :---: |
      | **Group** |  |  |
      | a `part` that is longer than its column can be in so few columns | 1,234 | ✔ |
      | a part of it | – | ✘ failed |

      ### ✘ Lists

      - one
      - two

      1. first

      - **term**: meaning

      `A`, `B c`

      - ✘ wrong  here<br>remedy

      ```diff
        same
      - old
      + new
      ```

      ```text
      │ a frame │
      ```

      ```mermaid
      flowchart LR
      ```

      """#)
  }

  @Test func `Fences are longer than what they hold, and code that would break out of its marks is text`() {
    let document = Document([
      [
        .code(["```", "\u{1B}"], language: "text"), .paragraph([Span("a|b", isCode: true), "`one", "<two>"]),
      ]
    ])
    expectEqual(
      MarkdownFormat().text(of: document),
      #"""
      ````text
      ```
      \u{1B}
      ````

      a\|b \`one \<two\>

      """#)
  }
}
