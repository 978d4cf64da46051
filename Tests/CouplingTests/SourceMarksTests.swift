import Testing

@testable import Coupling

/// What is a bracket and what only looks like one.
@Suite struct SourceMarksTests {
  @Test(arguments: [
    (#"f(a[1]) { }"#, "([]){}"),
    (#"// { not"#, ""),
    (#"/* { /* ( */ [ */ ()"#, "()"),
    (#""{ not \(f(1, "}" )) { ""#, "((,))"),
    (##"#"{ \(no) \#(f()) "# }"##, "(())}"),
    (##"#"""# {"##, "{"),
    ("\"\"\"\n{ \" \\(a())\n\"\"\" )", "(()))"),
    (#"let a = /x(?<n>[/)]{2})/ + b / c / d()"#, "()"),
    (#"`a { b`()"#, "()"),
    (#"@A(b) func c() {}"#, "@()(){}"),
  ])
  func `Brackets in comments and literals are none`(source: String, marks: String) {
    let found = SourceMarks(Array(source.utf8)).marks
    #expect(String(decoding: found.map(\.byte), as: UTF8.self) == marks)
  }

  @Test(arguments: [
    ("f { ( }", false), ("f { }", true), (")", false), ("\"open", true), ("\"open\n", false),
  ])
  func `What does not close is not relied on`(source: String, isBalanced: Bool) {
    let marks = SourceMarks(Array(source.utf8))
    // One bracket too many or too few, or a literal that goes on over the end of its line.
    #expect(marks.isBalanced == (isBalanced && !source.contains("( }")))
  }

  @Test(arguments: [
    ("", false), ("// a\n/* b */\n", false), ("#if A\nlet b = 1\n#endif\n", false), ("import A", true),
    ("#if A\n#endif\nlet b = 1", true),
  ])
  func `Code is told from comments and conditions`(source: String, hasCode: Bool) {
    #expect(SourceMarks(Array(source.utf8)).hasCode == hasCode)
  }
}
