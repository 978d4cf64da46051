import CodeGraph
import Driver
import TestSupport
import Testing

@testable import Page
@testable import Report

@Suite struct HTMLFormatTests {
  @Test func `Each block as HTML`() {
    var table = Table(
      columns: [.init(), .init(head: ["A"], alignment: .right), .init(head: ["Seams"])], flexible: 0)
    table.add([["Group"]])
    table.add([["seams"], ["1"], [.mark(true), "`x`"]], level: 1)
    let difference = Block.difference([.expected("a<b"), .seen("c"), .same("d")])
    let blocks: [Block] = [
      .heading(1, ["A & B"], note: [Span("soft", .faint)]),
      .paragraph([Span("strong", .strong), Span("bad", .bad), Span("A.b", isCode: true)]),
      .list([["one"], .phrases(["two", "three"])]), .numbered([["four"], ["five"]]),
      .definitions([Definition("Seam", "A place.")]), .table(table), difference,
      .lines([Line(mark: "✘ ", text: "broken", tone: .bad, more: ["<mend>"])]),
      .listings([[Listing(title: "T", place: "A.swift:1", lines: ["a"]), nil]]),
      .details(["arrow"], [Line(text: "Sources/A.swift:1")]), .nested([.paragraph(["in"])]),
    ]
    let format = HTMLFormat(terms: ["seams": "word-seam", "seam": "word-seam"], givesIDs: true)
    expectEqual(
      format.html(blocks).markup,
      """
      <h1 id="a---b">A &amp; B</h1><p><span class=soft>soft</span></p>
      <p><strong>strong</strong> <span class=bad>bad</span> <code>A.b</code></p>
      <ul><li>one
      <li>two, three</ul>
      <ol><li>four
      <li>five</ol>
      <dl><div id="word-seam"><dt>Seam</dt><dd>A place.</dd></div></dl>
      <div class="scroll" tabindex="0"><table><thead><tr><td><th scope="col" class=right>A<th scope="col">\
      <a class=word href="#word-seam">Seams</a></tr></thead><tbody></tbody>
      <tbody><tr><th scope="rowgroup" colspan="3">Group</tr>
      <tr><th scope="row" class="level1"><a class=word href="#word-seam">seams</a><td class=right>1\
      <td><span class=good>✔</span> <code>x</code></tr></tbody></table></div>
      <pre tabindex="0"><code><del>- a&lt;b</del>
      <ins>+ c</ins>
        d</code></pre>
      <ul class=lines><li><span class=bad>✘ </span>broken<br>&lt;mend&gt;</ul>
      <div class="columns"><figure><figcaption>T <small>A.swift:1</small></figcaption><pre tabindex="0"><code>a</code></pre>\
      </figure></div>
      <details><summary>arrow</summary><ul class=lines><li>Sources/A.swift:1</ul></details>

      <div class="nested"><p>in</p></div>
      """)
  }

  @Test func `A claim leads to its place on the page of the catalogue, and nowhere on a page of one report`()
  {
    var span: Span = "Has <parts>."
    span.claim = ClaimAddress(pattern: "two", claim: "two.Parts & more")
    #expect(
      HTMLFormat(terms: [:]).line([span]).markup
        == "<a href=\"#claim-two.parts---more\">Has &lt;parts&gt;.</a>")
    #expect(
      HTMLFormat(terms: [:], givesIDs: true).line([span]).markup == "Has &lt;parts&gt;.")
  }

  @Test func `A remark after a term is not a part of its link`() {
    let format = HTMLFormat(terms: ["types": "word-types"])
    let link = "<a class=word href=\"#word-types\">types</a>"
    #expect(
      format.label(["types", Span("(lower)", .faint)]).markup
        == "\(link) <span class=soft>(lower)</span>")
    #expect(
      format.label(["kinds", Span("(lower)", .faint)]).markup
        == "kinds <span class=soft>(lower)</span>")
  }

  @Test func `A place on the page of the catalogue is a link if the page shows its line`() {
    let format = HTMLFormat(terms: [:]) { $0.line == 7 ? "mvp-A-7" : nil }
    let shown = Place(file: "Sources/A.swift", line: 7)
    let hidden = Place(file: "Sources/<A>.swift", line: 8)
    #expect(
      format.evidence("B → A: calls (\(shown) and 1 more)").markup
        == "B → A: calls (<a href=\"#mvp-A-7\">A.swift:7</a> and 1 more)")
    #expect(
      format.evidence("A → B: calls (\(shown))").markup
        == "A → B: calls (<a href=\"#mvp-A-7\">line 7</a>)")
    #expect(format.evidence("\(hidden)  text").markup == "&lt;A&gt;.swift:8  text")
    #expect(format.linkedLines == ["mvp-A-7"])
  }

  @Test func `What looks like a place in a text is no link`() {
    let format = HTMLFormat(terms: [:]) { _ in "mvp-A-7" }
    #expect(
      format.evidence("expected Sources/A.swift:7, seen `x`").markup
        == "expected Sources/A.swift:7, seen <code>x</code>")
    #expect(format.linkedLines == [])
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "\u{1}https://a.example", "//a.example"])
  func `Only addresses of the web and of the page become links`(address: String) {
    #expect(!HTML.link("a", to: address).markup.contains("<a"))
    #expect(
      HTML.link("<a>", to: "https://a.example/\"").markup
        == "<a href=\"https://a.example/&quot;\">&lt;a&gt;</a>"
    )
  }
}
