import TestSupport
import Testing

@testable import Report

/// Each element of a document as Markdown.
@Suite struct MarkdownFormatTests {
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
