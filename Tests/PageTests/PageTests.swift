import Catalog
import Foundation
import Report
import Testing
import Verdicts

/// What must hold for every page, by plain searches in its text.
@Suite struct PageTests {
  @Test func `The page of the catalogue leads nowhere else and allows only its own scripts`() throws {
    let page = try Sample.content(Sample.findings).page(Sample.assets())
    expectSound(page)
    for part in [
      "<title>Architectures, compared</title>",
      "<article id=\"pattern-two\" data-pattern=\"two\"><h2>TWO</h2>",
      "<details id=\"claim-two.parts\"><summary>= equal: Has parts. <span class=soft>(Doe; two.parts)</span></summary>",
      "<p>Against ONE: does not hold in Greeting.</p>", "<td>= 2 against 1 (ONE), equal",
      "<p id=\"claim-two.fine\"><span class=soft>[opinion]:</span> Is fine.",
      "✘</span> Front → Back <span class=soft>forbidden: 1 concrete reference, 0 by protocol",
      "id=\"arrow-two-greeting-front---back\"",
      "<span class=bad><a href=\"#arrow-two-greeting-front---back\">✘ 1</a></span>",
      "<g class=\"arrow wrong\"><title>Front → Back",
      "{\"fewEnough\":3,\"patterns\":[{\"id\":\"one\",\"isMisuse\":false,\"name\":\"ONE\"},",
      "\"initialExample\":\"greeting\",\"initialPatterns\":[\"one\",\"two\"]",
      "<figcaption><a class=word href=\"#word-types\">types</a></figcaption>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `Each report is a sound page`() throws {
    let assets = try Sample.assets()
    let findings = Sample.findings
    let subjects =
      Topic.allCases.map { ReportSubject.findings(findings, about: $0) } + [
        .claim(findings.patterns[1].claims[1]), .questionnaire(Sample.questionnaire),
        .mutants(Sample.mutants),
        .glossary(Glossary(cards: [Sample.two]).entries, isWhole: true),
      ]
    for subject in subjects { expectSound(subject.page(assets)) }
    let page = subjects[0].page(assets)
    #expect(page.contains("<a class=word href=\"#word-types\">types</a>"))
    #expect(page.contains("<div id=\"word-types\"><dt>types</dt>"))
  }

  @Test
  func `The handout draws every role of a card and the references that it allows, those of wiring apart`()
    throws
  {
    let page = try ReportSubject.findings(Sample.findings, about: .list).page(Sample.assets())
    for card in Sample.cards {
      for role in card.roles {
        #expect(page.contains("<li><b>\(role.name)</b>") && page.contains(">\(role.name)</text>"))
      }
      for arrow in card.arrows where card.roles.contains(where: { $0.name == arrow.to }) {
        let isWiring = card.roles.first { $0.name == arrow.from }?.part == .wiring
        #expect(page.contains("<title>\(arrow.from) → \(arrow.to): ") != isWiring)
      }
    }
    #expect(page.contains("<li><b>Front</b> <b class=\"around\">W</b>"))
  }
}

/// Ids are unique, links of the page have targets, nothing is loaded, and the policy names what is inline.
func expectSound(_ page: String, location: SourceLocation = #_sourceLocation) {
  let nonce = page.firstMatch(of: /style-src 'nonce-(\w+)'; script-src 'nonce-(\w+)'/)
  let inline = page.matches(of: /<(script|style) nonce="(\w+)">(.*?)<\/\1>/.dotMatchesNewlines())
  #expect(inline.count == 3, sourceLocation: location)
  #expect(inline.allSatisfy { $0.2 == nonce?.1 && $0.2 == nonce?.2 }, sourceLocation: location)
  let codes = inline.map { String($0.3) }
  let markup = codes.reduce(page) { $0.replacingOccurrences(of: $1, with: "") }
  func all(_ pattern: Regex<(Substring, Substring)>) -> [String] {
    markup.matches(of: pattern).map { String($0.1) }
  }
  let ids = all(/\sid="?([^">\s]+)/)
  #expect(Set(ids).count == ids.count, sourceLocation: location)
  #expect(Set(all(/href="#([^"]*)"/)).subtracting(ids) == [], sourceLocation: location)
  #expect(all(/<[a-z][^<>]*\s(style|src|srcset|action|on[a-z]+)=/) == [], sourceLocation: location)
  #expect(all(/<link [^>]*href="([^"]*)"/) == ["data:,"], sourceLocation: location)
  #expect(
    !codes.contains { $0.hasPrefix(":root") && $0.contains(/@import|url\([^#]/) }, sourceLocation: location)
  let policy = all(/content="(default-src [^"]*)"/).first ?? ""
  #expect(policy.hasPrefix("default-src 'none'; "), sourceLocation: location)
  // A script that contains an end tag would end there.
  #expect(
    markup.matches(of: /<\/script>/).count == markup.matches(of: /<script/).count, sourceLocation: location)
}
