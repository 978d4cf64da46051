import Testing

@testable import Page

/// Pieces of a page: what is escaped, which end tags are left out, and where
/// attributes stand.
@Suite struct HTMLTests {
  private let hostile = "<b title=\"a\">'&'</b>"

  @Test func `Text is escaped, and so is a value of an attribute`() {
    let escaped = "&lt;b title=&quot;a&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;"
    #expect(HTML.text(hostile).markup == escaped)
    #expect(HTML.p { hostile }.markup == "<p>\(escaped)</p>")
    #expect(
      HTML.p(.id(hostile)) { HTML.text("a") }.markup
        == "<p id=\"\(escaped)\">a</p>")
  }

  @Test func `A piece in another is not escaped again`() {
    let inside = HTML.b { "a < b" }
    #expect(HTML.p { inside }.markup == "<p><b>a &lt; b</b></p>")
  }

  @Test func `Text between tags keeps its quotation marks`() {
    #expect(
      HTML.verbatim(hostile).markup == "&lt;b title=\"a\">'&amp;'&lt;/b>")
  }

  @Test func `Two backticks delimit code, and one delimits nothing`() {
    #expect(HTML.prose("a `<b>` c").markup == "a <code>&lt;b&gt;</code> c")
    #expect(HTML.prose("a ` c").markup == "a ` c")
  }

  @Test func `A character that nobody sees becomes visible`() {
    #expect(HTML.text("a\u{202E}\n").markup == "a\\u{202E}\\n")
  }

  @Test func `Items, cells and fields have no end tag`() {
    #expect(HTML.li { "a" }.markup == "<li>a")
    #expect(HTML.td { "a" }.markup == "<td>a")
    #expect(HTML.th { "a" }.markup == "<th>a")
    #expect(HTML.input(.type("search")).markup == "<input type=\"search\">")
    #expect(HTML.br().markup == "<br>")
    #expect(HTML.div().markup == "<div></div>")
  }

  @Test func `An end tag can be asked for or left out`() {
    #expect(HTML.li.closed { "a" }.markup == "<li>a</li>")
    #expect(HTML.p.open { "a" }.markup == "<p>a")
  }

  @Test func `A shape of a drawing ends in its own tag`() {
    #expect(
      HTML.rect(.number("x", 3.9), .number("y", -0.5)).markup
        == "<rect x=\"3\" y=\"0\"/>")
  }

  @Test func `Attributes stand in the order in which they are given`() {
    let one = HTML.a(.href("#b"), .id("a"), .class("c")) { "d" }
    let other = HTML.a(.class("c"), nil, .href("#b"), .id("a")) { "d" }
    #expect(one.markup == "<a href=\"#b\" id=\"a\" class=\"c\">d</a>")
    #expect(other.markup == "<a class=\"c\" href=\"#b\" id=\"a\">d</a>")
  }

  @Test func `A short value has no quotation marks unless it needs them`() {
    #expect(HTMLAttribute.class("soft").short.markup == " class=soft")
    #expect(HTMLAttribute.class("a b").short.markup == " class=\"a b\"")
    #expect(HTMLAttribute.class("a>").short.markup == " class=\"a&gt;\"")
    #expect(HTMLAttribute.class("").short.markup == " class=\"\"")
  }

  @Test func `An attribute that needs no value has only its name`() {
    #expect(HTMLAttribute("open").markup == " open")
    #expect(HTML.details(.open(if: true)).markup == "<details open></details>")
    #expect(HTML.details(.open(if: false)).markup == "<details></details>")
  }

  @Test func `Nil is left out, and so is what does not hold`() {
    let nothing: HTML? = nil
    let html = HTML.ul {
      nothing
      for number in [1, 3] { HTML.li { "\(number)" } }
      if hostile.isEmpty { "never" }
    }
    #expect(html.markup == "<ul><li>1<li>3</ul>")
  }

  @Test func `An element without content can be left out in whole`() {
    #expect(list(of: []) == nil)
    #expect(list(of: [.empty]) == nil)
    #expect(list(of: [.text("a")])?.markup == "<ul>a</ul>")
  }

  private func list(of pieces: [HTML]) -> HTML? {
    HTML.ul.ifAny { pieces }
  }

  @Test func `Lines are as many as the pieces, empty ones included`() {
    let lines = HTML.lines {
      "a"
      HTML.empty
      HTML.b { "c" }
    }
    #expect(lines.markup == "a\n\n<b>c</b>")
    #expect(HTML.block { "a" }.markup == "\na\n")
    #expect(HTML.textLines("a <\nb").markup == "a &lt;\nb")
  }

  @Test func `No JSON ends its element`() {
    #expect(
      HTML.json("[\"</script>\"]", id: "a").markup
        == """
        <script type="application/json" id="a">["\\u003c/script>"]</script>
        """)
  }

  @Test func `A table has the cell of each column in each row`() {
    let table = HTMLTable(
      rows: [1, 2],
      columns: [.init("plain") { "\($0)" }, .number("twice") { "\(2 * $0)" }]
    ) { number in
      .text("<\(number)>")
    }
    #expect(
      table.html(.class("a")).markup == """
        <div class="scroll" tabindex="0"><table class="a"><thead><tr><td></td>\
        <th scope="col">plain</th><th scope="col" class="right">twice</th>\
        </tr></thead><tbody>\
        <tr><th scope="row">&lt;1&gt;</th><td>1<td class="right">2</tr>
        <tr><th scope="row">&lt;2&gt;</th><td>2<td class="right">4</tr>\
        </tbody></table></div>
        """)
  }

  @Test func `No two elements get the same id`() {
    var ids = ElementIDs()
    #expect(ids.claim("a") == "a")
    #expect(ids.claim("a") == nil)
    #expect(ids.unused(like: "a") == "a-2")
    #expect(ids.unused(like: "a") == "a-3")
    #expect(ids.unused(like: "b") == "b")
  }
}
