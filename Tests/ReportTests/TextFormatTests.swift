import TestSupport
import Testing

@testable import Report

/// Each element of a document on a terminal.
@Suite struct TextFormatTests {
  @Test func `A table that just fits is as it is; one too wide has numbers as heads`() {
    #expect(text(of: .split, columns: 62).split(separator: "\n").map(\.count) == [62, 62])
    // One space between columns instead of two.
    #expect(text(of: .split, columns: 61).split(separator: "\n").map(\.count) == [59, 59])
    expectEqual(
      text(of: .split, columns: 61, label: "a label of so many more words"),
      """
      1 first, 2 second-of-them, 3 third-of-them
                                    1 2 3
      a label of so many more words 1 2 3

      """)
  }

  @Test func `A table too wide for numbers is split`() {
    expectEqual(
      text(of: .split, columns: 60, label: "a label of so many words that no room is left for numbers"),
      """
                                                             first
      a label of so many words that no room is left for          1
      numbers

                                                    second-of-them
      a label of so many words that no room is                   2
      left for numbers

                                                     third-of-them
      a label of so many words that no room is left              3
      for numbers

      """)
  }

  @Test func `Heads too wide are numbered`() {
    #expect(!text(of: .number(from: 1), columns: 73).contains("1 first"))
    expectEqual(
      text(of: .number(from: 1), columns: 60),
      """
      1 first, 2 second-of-them, 3 third-of-them
                                1  2  3
      a label of so many words  1  2  3

      """)
  }

  /// A table of three columns after a long label.
  private func text(
    of overflow: Table.Overflow, columns: Int, label: String = "a label of so many words"
  ) -> String {
    let heads = ["first", "second-of-them", "third-of-them"]
    var table = Table(
      columns: [.init()] + heads.map { Table.Column(head: [Span($0)], alignment: .right) }, flexible: 0,
      overflow: overflow)
    table.add([[Span(label)], ["1"], ["2"], ["3"]])
    return TextFormat(style: Sample.style(columns)).text(of: Document([[.table(table)]]))
  }
}
