import Foundation
import Processes
import Testing

@Suite struct CodeTextTests {
  @Test(arguments: [
    ("let a = 1  // one\n", "let a = 1\n"),
    ("/// A comment.\n\n  // Another.\nlet a = 1", "let a = 1\n"),
    ("a /* x /* y */ z */ b\n", "a  b\n"),
    ("/*\n  gone\n*/\nkept\n", "kept\n"),
    (#"let a = "//no" // yes"# + "\n", #"let a = "//no""# + "\n"),
    (##"let a = #"\"//" / "# // yes"##, ##"let a = #"\"//" / "#"## + "\n"),
    (#"let a = "\" // in" + b // out"#, #"let a = "\" // in" + b"# + "\n"),
    (
      "let a = \"\"\"\n  // in\n\n    x  \n  \"\"\" // out\n",
      "let a = \"\"\"\n  // in\n\n    x  \n  \"\"\"\n"
    ),
    (#"let a = "\(f("x//y"))" // out"#, #"let a = "\(f("x//y"))""# + "\n"),
    (##"let a = #"\(b)\#((c) + "//")//"# // out"##, ##"let a = #"\(b)\#((c) + "//")//"#"## + "\n"),
    ("  indented\n\tdeeper  \n", "indented\ndeeper\n"),
    ("a / b\r\n", "a / b\n"),
    ("", ""),
  ])
  func `Comments, blank lines and outer white space go, strings stay`(file: String, code: String) {
    #expect(String(decoding: CodeText.stripped(Data(file.utf8)), as: UTF8.self) == code)
  }

  @Test func `Lines without code stay as empty ones where lines count`() {
    let file = Data("// one\na\n\n/* two\n*/ b // three\n".utf8)
    #expect(String(decoding: CodeText.stripped(file, keepsLines: true), as: UTF8.self) == "\na\n\n\n b\n")
  }
}
