import Catalog
import CodeGraph
import Verdicts
import Examples
import Foundation
import TestSupport
import Testing

@testable import Page
@testable import Traces

@Suite struct ColumnPageTests {
  private static let hostile = "</li><script>alert('&amp;')</script>"

  private let package = TemporaryFolder([
    "Package.swift": "",
    "Sources/Contract/Examples/Greeting/Person.swift": "struct Person {}\n",
    "Sources/Patterns/One/OnePattern.swift": "enum OnePattern {}\n",
    "Sources/Patterns/One/Greeting/Whole.swift": "/// \(hostile)\nfinal class Whole {\n}\n",
    "Sources/Patterns/Two/Greeting/Front.swift": "final class Front {}\n",
    "Sources/Patterns/Two/Greeting/Back.swift": "final class Back {}\n",
    "Tests/OneTests/Logic/GreetingTests.swift":
      "@Suite struct GreetingTests {\n  let one = 1\n\n  @Test func `\(hostile)`() {\n    #expect(one < 2)\n  }\n}\n",
    "Tests/TwoTests/Logic/GreetingTests.swift": "struct GreetingTests {\n  @Test func `It greets`() {}\n}\n",
    "Tests/TwoTests/Parts/Greeting/BackTests.swift":
      "struct BackTests {\n  @Test func `It decides alone`() { FakeFront().hear() }\n}\n",
    "Tests/TwoTests/Parts/Greeting/FakeFront.swift": "final class FakeFront {\n  func hear() {}\n}\n",
  ])

  @Test func `Every line of code and tests stands in its column once and has an address`() throws {
    let content = try content()
    let lines = LineAddresses(of: content)
    let whole = Place(file: "Sources/Patterns/One/Greeting/Whole.swift", line: 2)
    let test = Place(file: "Tests/OneTests/Logic/GreetingTests.swift", line: 5)
    #expect(lines.id(of: whole) == "one-greeting-Whole-2")
    #expect(lines.address(of: whole) == LineAddress(file: 0, line: 2))
    #expect(lines.address(of: Place(file: whole.file, line: 4)) == nil)
    #expect(lines.fileIDs[4] == "one-tests-GreetingTests")
    #expect(lines.id(of: test) == "one-tests-GreetingTests-5")
    #expect(lines.id(of: Place(file: whole.file, line: 4)) == nil)
    #expect(lines.id(of: Place(file: "Sources/Patterns/One/Greeting/None.swift", line: 1)) == nil)
    let context = SectionContext(
      content: content, lines: lines, linkedLines: ["one-greeting-Whole-2"], format: HTMLFormat(terms: [:]))
    let html = try (PageSection.code.html(context) + PageSection.tests.html(context)).markup
    for part in [
      """
      <section class="row" data-part="logic"><h3>Logic</h3>
      <div class="sides aligned"><div class="side" data-for="one"><div class="head"><h4>ONE</h4>\
      <p data-example="greeting">Whole</p></div><div class="file" data-example="greeting" data-role="Whole">\
      <p class=path>One/Greeting/<b>Whole.swift</b> <i>Whole</i></p><ol class=code data-file=0 start=1>\
      <li>/// &lt;/li>&lt;script>alert('&amp;amp;')&lt;/script><li id="one-greeting-Whole-2">final class Whole {<li>}</ol></div>
      """,
      """
      <div class="file"><p class=path>One/<b>OnePattern.swift</b></p><ol class=code data-file=1 start=1>\
      <li>enum OnePattern {}</ol></div>
      """,
      """
      <section class="row" data-example="greeting" data-test="">\
      <h3>&lt;/li&gt;&lt;script&gt;alert(&#39;&amp;amp;&#39;)&lt;/script&gt;</h3>
      """,
      """
      <p class=path>GreetingTests.swift:4<ol class=code data-file=4 start=4>\
      <li>@Test func `&lt;/li>&lt;script>alert('&amp;amp;')&lt;/script>`() {<li>  #expect(one &lt; 2)<li>}</ol>
      """,
      "<h4>ONE</h4><p class=\"absent\">ONE has no test of this name.</p>",
      """
      <section class="row" data-example="greeting" data-kind="setup"><h3>Set-up and helpers of the suite</h3>
      <div class="sides aligned"><div class="side" data-for="one"><h4>ONE</h4><div class="stack"><div class="snippet">\
      <p class=path>GreetingTests.swift:2<ol class=code data-file=4 start=2>\
      <li>let one = 1</ol></div></div></div>
      """,
      """
      <h3>BackTests: It decides alone</h3>
      <div class="sides aligned"><div class="side" data-for="two"><h4>TWO</h4><p class=path>BackTests.swift:2\
      <ol class=code data-file=6 start=2><li>@Test func `It decides alone`() { FakeFront().hear() }</ol></div></div>
      """,
      """
      <details class="type"><summary>FakeFront <small>3 lines</small></summary><p class=path>FakeFront.swift:1\
      <ol class=code data-file=7 start=1><li>final class FakeFront {<li>  func hear() {}<li>}</ol></details>
      """,
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
    #expect(!html.contains("<script>"))
  }

  @Test func `The files of two patterns have the rows that the terminal sets them in`() throws {
    let content = try content()
    let rows = FileRows(of: content.listings[0], lines: LineAddresses(of: content))
    #expect(
      rows.files == ["one": ["one-greeting-Whole"], "two": ["two-greeting-Front", "two-greeting-Back"]])
    // Nil says that the files follow each other in their part: Whole in logic, Front in view, Back in logic.
    #expect(rows.rows == ["one,two": [nil, nil]])
    #expect(rows.compared == ["one,two": [0]])
  }

  @Test func `The data of tests name the code and the figures of each`() throws {
    let content = try content()
    let data = TestData(of: content.tests, lines: LineAddresses(of: content))
    #expect(data.snippets.file == [4, 7])
    #expect(data.snippets.line == [2, 1])
    #expect(data.lists.elements == [[0], [], [1]])
    let greeting = try #require(data.examples["greeting"])
    #expect(greeting.names.map(\.short) == [Self.hostile, "It greets", "It decides alone"])
    #expect(greeting.names.map(\.suite) == [nil, nil, "BackTests"])
    let one = try #require(greeting.patterns["one"])
    #expect(one.name == [0])
    #expect(one.setUp == [0])
    #expect(one.types == [1])
    #expect(one.figures == [["4", "0", "1", "3", nil, nil, nil, nil, nil]])
    let two = try #require(greeting.patterns["two"])
    #expect(two.name == [1, 2])
    #expect(two.types == [1, 2])
    #expect(two.figures.map { $0[0] } == ["1", "4"])
  }

  @Test func `Sequences hold each message with its line; a repeated step refers to the first`() throws {
    let place = Place(file: "Sources/Patterns/Two/Greeting/Front.swift", line: 1)
    func call(
      _ from: String?, _ to: String, _ member: Recording.Member, count: Int = 1
    ) -> Recording.Call {
      Recording.Call(from: from, to: to, member: member, count: count, place: place, target: nil)
    }
    let tap = [
      call("Front", "Back", .method(name: "go", labels: ["to"])),
      call("Front", "Back", .method(name: "stop", labels: []), count: 3),
      call("Back", "Front", .getter(of: Self.hostile)),
    ]
    let recording = Recording(
      pattern: "two", example: "greeting", scenario: "greets & leaves",
      steps: [
        .init(
          text: "launch", calls: [call(nil, "Front", .initializer(labels: []))],
          window: "┌ <Hi> ┐\n└──────┘\n"),
        .init(text: "tap <b>", calls: tap),
        .init(text: "tap again", calls: tap),
      ])
    let trace = Trace(recording, card: Sample.two, example: .greeting, references: nil)
    let content = try content([trace])
    let page = PlaySection(content: content, lines: LineAddresses(of: content))
    let html = try page.html().markup
    for part in [
      """
      <li id="sequence-two-greeting-greets---leaves-0" data-step="2"><b>tap &lt;b&gt;</b><ol><li>Front → Back: go(to:) Front:1\
      <li>Front → Back: stop() ×3 Front:1<li>Back → Front: &lt;/li>&lt;script>alert('&amp;amp;')&lt;/script> Front:1</ol>
      """,
      "<li><b>tap again</b> <a href=\"#sequence-two-greeting-greets---leaves-0\">as before</a>",
      """
      <article class="sequence" id="sequence-two-greeting-launch" data-example="greeting" data-step="0">\
      <h4>TWO: the launch before</h4>
      """,
      "<p>messages 10 · hops none · roles 2 · files 1 · hidden ?</p>\n<ol class=\"steps\"><li><b>launch</b>",
      """
      <article class="windows" id="windows-greeting-greets---leaves" data-example="greeting" \
      data-scenario="greets &amp; leaves" data-step="0"><h3>Windows: greets &amp; leaves</h3><ol>\
      <li><b>launch</b><figure><pre>┌ &lt;Hi> ┐
      └──────┘</pre></figure>
      <li><b>tap &lt;b&gt;</b>
      """,
      "<option value=\"greets &amp; leaves\">greets &amp; leaves</option>",
      #"""
      {"example":"greeting","launch":1,"name":"greets & leaves",\#
      "sequences":{"two":"sequence-two-greeting-greets---leaves"},"windows":"windows-greeting-greets---leaves"}
      """#,
      #"],"text":"launch","window":0}"#,
      #"{"calls":5,"files":1,"id":"sequence-two-greeting-greets---leaves-0""#,
      "</ul><p>No recording of the present code. <code>swift run compare trace --record one</code>",
      #"{"same":"sequence-two-greeting-greets---leaves-0","text":"tap again"}"#,
      #"""
      "messages":{"from":[null,0,0,1],"lines":{"file":[3,3,3,3],"line":[1,1,1,1]},"received":[],"roles":["Front","Back"],\#
      "text":["init()","go(to:)","stop() ×3","\u003c/li>\u003cscript>alert('&amp;')\u003c/script>"],"to":[0,1,1,0]}
      """#,
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
    #expect(page.links(to: "two").markup.contains("<a href=\"#sequence-two-greeting-greets---leaves\">"))
    #expect(page.links(to: "one").isEmpty)
    expectSound(try content.page(Sample.assets()))
  }

  @Test func `Windows that are the same are shown once, others with the names of their patterns`() {
    func trace(_ card: Card, _ windows: [String?]) -> Trace {
      let steps = windows.enumerated().map { Recording.Step(text: "step \($0)", window: $1) }
      let recording = Recording(pattern: card.id, example: "greeting", scenario: "greets", steps: steps)
      return Trace(recording, card: card, example: .greeting, references: nil)
    }
    let windows = ScenarioWindows(
      [trace(Sample.one, ["", "same\n", "one\n", nil]), trace(Sample.two, ["", "same\n", "two\n", nil])],
      of: "greets", in: .greeting)
    #expect(
      windows.html.markup.components(separatedBy: "<li>").dropFirst() == [
        "<b>step 0</b><figure><p>No window is open.</p></figure>\n",
        "<b>step 1</b><figure><pre>same</pre></figure>\n",
        """
        <b>step 2</b><figure><figcaption>ONE</figcaption><pre>one</pre></figure>\
        <figure><figcaption>TWO</figcaption><pre>two</pre></figure>

        """,
        "<b>step 3</b></ol></article>",
      ])
    #expect(windows.number(of: "same\n", afterStep: 1) == 0)
    #expect(windows.number(of: "two\n", afterStep: 2) == 1)
    #expect(windows.number(of: nil, afterStep: 3) == nil)
  }

  private func content(_ traces: [Trace] = []) throws -> PageContent {
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    return PageContent(
      findings: Sample.findings, questionnaire: Sample.questionnaire,
      listings: [try Sample.cards.map { try folder.listing(of: $0, example: .greeting) }],
      tests: try folder.tests(of: [(.greeting, Sample.cards)], record: [], withParts: true), traces: traces)
  }
}
