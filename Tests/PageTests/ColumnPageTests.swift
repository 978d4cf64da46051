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
  ])

  @Test func `Every line of code and tests stands in its column once and has an address`() throws {
    let page = SideBySidePage(content: try content())
    let whole = Place(file: "Sources/Patterns/One/Greeting/Whole.swift", line: 2)
    let test = Place(file: "Tests/OneTests/Logic/GreetingTests.swift", line: 5)
    #expect(page.id(of: whole) == "one-greeting-Whole-2")
    #expect(page.id(of: test) == "one-tests-GreetingTests-5")
    #expect(page.id(of: Place(file: whole.file, line: 4)) == nil)
    #expect(page.id(of: Place(file: "Sources/Patterns/One/Greeting/None.swift", line: 1)) == nil)
    let html = page.html(linked: ["one-greeting-Whole-2"])
    for part in [
      """
      <section class="row"><h4>Logic</h4><div class="sides"><div class="side p0"><h5>ONE</h5><p class="ex ex0">Whole</p>\
      <div class="ex ex0"><p class=path>One/Greeting/Whole.swift</p><ol class=code \
      data-id="one-greeting-Whole" start=1><li>/// &lt;/li>&lt;script>alert('&amp;amp;')&lt;/script>\
      <li id="one-greeting-Whole-2">final class Whole {<li>}</ol></div>
      """,
      "<p class=path>One/OnePattern.swift</p><ol class=code data-id=\"one-OnePattern\" start=1><li>enum OnePattern {}</ol>",
      """
      <section class="row some ex ex0 has0"><h4>&lt;/li&gt;&lt;script&gt;alert(&#39;&amp;amp;&#39;)&lt;/script&gt;</h4>
      """,
      """
      <p class=path>OneTests/Logic/GreetingTests.swift:4</p><ol class=code data-id="one-tests-GreetingTests" start=4>\
      <li>@Test func `&lt;/li>&lt;script>alert('&amp;amp;')&lt;/script>`() {<li>  #expect(one &lt; 2)<li>}</ol>
      """,
      "<section class=\"row some ex ex0 has1\"><h4>It greets</h4>",
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
    #expect(!html.contains("<script"))
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
        .init(text: "launch", calls: [call(nil, "Front", .initializer(labels: []))]),
        .init(text: "tap <b>", calls: tap),
        .init(text: "tap again", calls: tap),
      ])
    let trace = Trace(recording, card: Sample.two, example: .greeting, references: nil)
    let page = SequencePage(content: try content([trace])) { "two-greeting-Front-\($0.line)" }
    let html = try page.html()
    for part in [
      """
      <li id="sequence-two-greeting-greets---leaves-0"><b>tap &lt;b&gt;</b><ol><li>Front → Back <a>go(to:)</a> Front:1\
      <li>Front → Back <a>stop() ×3</a> Front:1<li>Back → Front <a>&lt;/li&gt;&lt;script&gt;alert(&#39;&amp;amp;&#39;)&lt;/script&gt;</a> Front:1</ol>
      """,
      "<li><b>tap again</b> <a href=\"#sequence-two-greeting-greets---leaves-0\">as before</a>",
      "id=\"sequence-two-greeting-launch\"><h5>TWO: the launch before</h5>",
      "<li><b>launch</b><ol><li>start → Front <a>init()</a> Front:1</ol>",
      "<code>swift run compare trace --record one</code>",
      #"{"same":"sequence-two-greeting-greets---leaves-0","text":"tap again"}"#,
      #"{"from":2,"line":"two-greeting-Front-1","text":"stop() ×3","to":3}"#,
      #"{"line":"two-greeting-Front-1","text":"init()","to":2}"#,
      #""text":"\u003c/li>\u003cscript>alert('&amp;')\u003c/script>""#,
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
    #expect(page.links(to: "two").contains("<a href=\"#sequence-two-greeting-greets---leaves\">"))
    #expect(page.links(to: "one") == "")
    expectSound(try content([trace]).page())
  }

  private func content(_ traces: [Trace] = []) throws -> PageContent {
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    return PageContent(
      findings: Sample.findings, choice: Sample.choice,
      listings: [try Sample.cards.map { try folder.listing(of: $0, example: .greeting) }],
      tests: try folder.tests(of: [(.greeting, Sample.cards)], record: []), traces: traces)
  }
}
