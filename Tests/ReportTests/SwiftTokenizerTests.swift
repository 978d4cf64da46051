import Foundation
import TestSupport
import Testing

@testable import Comparison
@testable import Report

@Suite struct SwiftTokenizerTests {
  @Test(arguments: [
    (
      "private func f(_ x: Int) -> A<B>? {",
      "<b>private func</b> f(_ x: <u>Int</u>) -> <u>A</u>&lt;<u>B</u>>? {"
    ),
    (#"let s = "a \(b("c")) // d" // e"#, #"<b>let</b> s = <s>"a \(b("c")) // d"</s> <i>// e</i>"#),
    (
      ##"x.init(#"""#, `default`, @MainActor 0x1F)"##,
      ##"x.init(<s>#"""#</s>, `default`, <b>@MainActor</b> <em>0x1F</em>)"##
    ),
    (#"a /* b /* c */ " */ + "\"" / d"#, #"a <i>/* b /* c */ " */</i> + <s>"\""</s> / d"#),
    (
      ##"#if os(Linux) && #"\"# == "open"##,
      ##"<b>#if</b> os(<u>Linux</u>) &amp;&amp; <s>#"\"#</s> == <s>"open</s>"##
    ),
    ("</li><script>alert('\u{202E}')", "&lt;/li>&lt;script>alert('\\u{<em>202E</em>}')"),
  ])
  func `A line is escaped and its tokens are coloured`(line: String, html: String) {
    var tokenizer = SwiftTokenizer()
    expectEqual(tokenizer.html(line), html)
  }

  @Test func `Strings and comments of several lines go on`() {
    var tokenizer = SwiftTokenizer()
    let lines = ["/* a", "if */ if", "\"\"\"", "  let \"x\" \\(\"\"\"no", "\"\"\" in", "true"]
    expectEqual(
      lines.map { tokenizer.html($0) }.joined(separator: "\n"),
      """
      <i>/* a</i>
      <i>if */</i> <b>if</b>
      <s>\"""</s>
      <s>  let "x" \\(\"""no</s>
      <s>\"""</s> <b>in</b>
      <b>true</b>
      """)
  }

  /// Whatever the code, no character is lost, and nothing of it becomes an element.
  @Test func `All code of the patterns and of their tests is kept`() throws {
    let root = PackageFolder.ofThisBuild
    var count = 0
    for folder in ["Sources/Patterns", "Tests"] {
      let files = try #require(FileManager.default.enumerator(atPath: root.appending(path: folder).path))
      for case let path as String in files where path.hasSuffix(".swift") {
        let file = try PackageFolder(named: root.path, from: root).file("\(folder)/\(path)")
        var tokenizer = SwiftTokenizer()
        for line in file.lines where line.utf8.allSatisfy({ $0 < 0x7F }) {
          let html = tokenizer.html(line)
          let text = html.replacing(/<\/?(b|i|s|u|em)>/, with: "").replacing("&lt;", with: "<")
          #expect(text.replacing("&amp;", with: "&") == line)
          count += 1
        }
      }
    }
    #expect(count > 10_000)
  }
}
