import Catalog
import Report
import Testing

@testable import Page

@Suite struct PageSectionTests {
  @Test func `Every view has a section, whose first has the view's name as its id`() {
    for view in PageView.allCases {
      let sections = PageSection.all.filter { $0.view == view }
      #expect(sections.first?.id == view.rawValue, "\(view)")
    }
  }

  @Test func `Ids are unique, former ones included`() {
    let ids = PageSection.all.flatMap { [$0.id] + $0.formerIDs }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `The ids of old links still lead to their sections`() {
    let former = PageSection.all.filter { !$0.formerIDs.isEmpty }.map { "\($0.formerIDs[0]) → \($0.id)" }
    #expect(former == ["compare → code", "compare-tests → tests", "sequences → play", "overview → figures"])
  }

  @Test func `A section's element has its former ids, its heading and its inside`() throws {
    let section = PageSection(
      id: "new", title: "A & B", view: .words, formerIDs: ["old"]
    ) { _ in HTML.p { "inside" } }
    let content = Sample.content(Sample.findings)
    let context = SectionContext(
      content: content, lines: LineAddresses(of: content), format: HTMLFormat(terms: [:]))
    #expect(
      try section.element(in: context).markup == """
        <section id="new"><span id="old"></span><h2>A &amp; B</h2>
        <p>inside</p></section>
        """)
  }

  @Test func `One view is shown at a time`() {
    let rules = PageView.style.components(separatedBy: "\n")
    #expect(rules.first == "main > [data-view] { display: none }")
    #expect(rules.dropFirst().count == PageView.allCases.count)
    #expect(rules.contains(":root[data-view=code] main > [data-view=code],"))
  }

  @Test func `The list of patterns has those that are asked for most first, and misuses last`() {
    let groups = PatternGroup.all(of: [.massiveMVC, .holder, .viper, .mvc])
    #expect(groups.map(\.title) == ["Asked for most", "Others", "Misuse"])
    #expect(groups.map { $0.cards.map(\.id) } == [["viper", "mvc"], ["holder"], ["massive-mvc"]])
    #expect(PatternGroup.all(of: [.holder]).map(\.title) == ["Others"])
  }

  @Test func `Without MVP and VIPER the first two patterns are compared at first`() {
    let initial = InitialComparison(of: Sample.content(Sample.findings))
    #expect(initial.patterns == ["one", "two"])
    #expect(initial.example == .greeting)
  }
}
