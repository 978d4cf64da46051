import CodeGraph
import Examples
import Foundation
import Testing
import TestSupport
import Verdicts

@testable import Page

/// The article on a pattern.
@Suite struct PatternPageTests {
  private let package = TemporaryFolder([
    "Package.swift": "",
    "Sources/Contract/Examples/Greeting/Person.swift": "struct Person {}\n",
    "Sources/Patterns/One/OnePattern.swift": "enum OnePattern {}\n",
    "Sources/Patterns/One/Greeting/Whole.swift": "final class Whole {\n}\n",
    "Sources/Patterns/Two/TwoPattern.swift": "enum TwoPattern {}\n",
    "Sources/Patterns/Two/Greeting/Front.swift": "final class Front {}\n",
    "Sources/Patterns/Two/Greeting/Back.swift": "final class Back {}\n",
  ])

  @Test func `An article has drawing, use, mistakes, neighbours, figures and claims, then the rest`() throws {
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    let content = PageContent(
      findings: Sample.findings, questionnaire: Sample.questionnaire,
      listings: [try Sample.cards.map { try folder.listing(of: $0, example: .greeting) }], tests: [])
    let html = try PageSection.pattern.html(
      SectionContext(content: content, lines: LineAddresses(of: content), format: HTMLFormat(terms: [:]))
    ).markup
    var rest = html[...]
    for part in [
      "<ul class=\"patterns\"><li>Others: <ul><li><a href=\"#pattern-one\">ONE</a>\n<li><a href=\"#pattern-two\">TWO</a></ul></ul>",
      "<article id=\"pattern-two\" data-pattern=\"two\"><h2>TWO</h2>",
      "<p class=\"summary\">A front, a back and a wire.</p>", "<figure class=\"drawing\"",
      "<div><dt>Back <small>logic</small></dt><dd>Decides with <code>Front</code>.</dd></div>",
      "<div><h4>For it</h4><ul><li>Has parts. <a href=\"#claim-two.parts\">Doe</a> = equal</ul></div>",
      "<div><h4>Against it</h4><ul><li>Grows fast. <a href=\"#claim-two.grows\">Doe</a> <span class=soft>[change]</span></ul></div>",
      "<h4>Advice of the source, Doe</h4>", "<h3>Mistakes that are easy to make</h3>",
      "<p>No figures on tests: the record is older than the code. Run &#39;.ci/records&#39;.</p>",
      """
      <li><a href="#pattern-one">ONE</a>: of 100 lines of both, 100 stand in one of them only. 1 file has the same name, 0 of these \
      with the same code; 2 are only in TWO, 1 only in ONE.
      """,
      "<code>diff -r Sources/Patterns/Two Sources/Patterns/One</code>",
      "<td class=\"right\">100 %<td class=\"right\">3 of 3<td class=\"right\">3 of 3<td class=\"right\">0<td class=\"right\">1",
      "<div data-example=\"greeting\">", "<th scope=\"row\">types to write</th>",
      "<summary>Pros: 1</summary>", "<summary>Structure of Greeting</summary>", "<summary>Caveats</summary>",
    ] {
      let place = try #require(rest.firstRange(of: part), "\(part) in \(rest)")
      rest = rest[place.upperBound...]
    }
  }
}
