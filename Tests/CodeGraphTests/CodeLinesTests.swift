import Testing

@testable import CodeGraph

@Suite struct CodeLinesTests {
  @Test(arguments: [
    ("", []),
    ("\n\n", []),
    ("let a = 1", [1]),
    ("  \t\nlet a = 1\r\n", [2]),
    ("// a comment\n/// another\nlet a = 1 // and one\n", [3]),
    ("/* one */ let a = 1\n/* two */\n", [1]),
    ("/* one\ntwo /* three */ four\n*/ let a = 1\n", [3]),
    (#"let a = "// no comment""#, [1]),
    (#"let a = "/*""# + "\nlet b = 1\n", [1, 2]),
    (#"let a = "\"/*""# + "\n// c\n", [1]),
    ("let a = #\"\"/*\"#\n// c\n", [1]),
    ("let a = \"\"\"\n// text\n\n/* text\n\"\"\"\n// c\n", [1, 2, 4, 5]),
    ("let a = 4 / 2\n", [1]),
    ("import A\nlet a = 1\n", [2]),
    ("@testable import A\nlet a = 1\n", [2]),
    ("#if canImport(A)\n  import A\n\timport struct A.B\n#endif\n", [1, 4]),
    ("@preconcurrency import A\n@_spi(B) public import A\n", []),
    ("import\nimported()\nprivate let import_ = 1\n", [1, 2, 3]),
    ("let a = \"\"\"\nimport A\n\"\"\"\n", [1, 2, 3]),
    ("#if DEBUG\nlet a = 1\n#endif\n", [1, 2, 3]),
    ("\u{FEFF}// c\n", [1]),
  ]) func `Lines of code are not blank, comments or imports`(text: String, numbers: [Int]) {
    #expect(CodeLines.numbers(in: SourceText(text.utf8)) == numbers)
  }
}
