import Processes
import TestSupport
import Testing

@Suite struct SourceCodeCommentsTests {
  @Test func `A comment goes with the spaces before it, and the lines stay`() {
    #expect(
      codeWithoutComments(
        """
        /// What it is.
        let a = 1  // one
          // two

        let b = 2
        """) == "\nlet a = 1\n\n\nlet b = 2")
  }

  @Test func `A comment of several lines leaves them; those in it go too`() {
    #expect(codeWithoutComments("a\n/* one\n/* two */ three\n*/ b\nc") == "a\n\n\nb\nc")
    #expect(codeWithoutComments("let a /* one */ = 2/* two */ + 3 /* three */") == "let a = 2+ 3")
    #expect(codeWithoutComments("f(/* one */ a /* two */)\nlet/* three */b") == "f(a)\nlet b")
    #expect(codeWithoutComments("a /* without end\nb") == "a\n")
  }

  @Test func `Strings are no comments, nor are quotation marks in comments strings`() {
    for code in [
      #"let a = "https://b" + "/* c */""#, #"let a = "\"//" + "\\""#, #"let a = """#,
      #"let a = "no end // c"#,
    ] {
      #expect(codeWithoutComments(code) == code)
    }
    #expect(codeWithoutComments("let a = 1 // \"\nlet b = \"c\" // d") == "let a = 1\nlet b = \"c\"")
    #expect(codeWithoutComments("let a = \"no end\nlet b = 2 // c") == "let a = \"no end\nlet b = 2")
  }

  @Test func `The code in a string has comments of its own`() {
    #expect(codeWithoutComments(#""\(a /* b */) // c" // d"#) == #""\(a) // c""#)
    #expect(codeWithoutComments(#""\(a("// b", (1)))" // c"#) == #""\(a("// b", (1)))""#)
  }

  @Test func `Raw strings end with their number signs`() {
    for code in [
      ##"let a = #"b" // c"#"##, ###"let a = ##"b"# // c"##"###, ##"let a = #"\"#"##, ##"let a = #"""#"##,
    ] {
      #expect(codeWithoutComments(code + " // d") == code)
    }
    #expect(codeWithoutComments(##"#"\#(a /* b */) \(c /* d */)"#"##) == ##"#"\#(a) \(c /* d */)"#"##)
  }

  @Test func `Strings of several lines end with three quotation marks`() {
    let code = "let a = \"\"\"\n  // \"b\"\n\n  \\\"\"\" /* c\n  \"\"\""
    #expect(codeWithoutComments(code + " // d\nlet e = 1 // f") == code + "\nlet e = 1")
    let raw = "let a = #\"\"\"\n  // \"\"\" b \\\"\"\"\n  \"\"\"#"
    #expect(codeWithoutComments(raw + " // c") == raw)
  }

  @Test func `A quotation mark or an escaped slash in a regular expression starts nothing`() {
    #expect(codeWithoutComments("a(#/\"[^/]*//b/#) // c\nd // e") == "a(#/\"[^/]*//b/#)\nd")
    #expect(codeWithoutComments("a(/[A-Z]+ \\/\\//) // c\nd // e") == "a(/[A-Z]+ \\/\\//)\nd")
    #expect(codeWithoutComments("a(/\"/)\nb // c") == "a(/\"/)\nb")
    #expect(codeWithoutComments("#if DEBUG // a\n#endif") == "#if DEBUG\n#endif")
  }
}
