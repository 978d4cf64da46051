import Examples
import Measures
import Testing

@testable import Catalog
@testable import Verdicts

/// An example is left out by a rule for all claims alone, and its figures are shown.
@Suite struct ScopeTests {
  private let code = SampleCode.patterns

  private func reasons(_ finding: ClaimFinding) -> [Example: Omission.Reason] {
    Dictionary(
      finding.judgement.omissions.map { ($0.example, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `A pattern lacks the example`() {
    var code = SampleCode(of: .sample("mono"), .sample("duo"))
    code.add("Mono", to: "Front", of: "mono", in: .greeting, lines: 20)
    code.add("Front", to: "Front", of: "duo", in: .greeting, lines: 20)
    code.add("Back", to: "Back", of: "duo", in: .greeting, lines: 40)
    code.add("MonoLogin", to: "Front", of: "mono", in: .login, lines: 50)
    let finding = code.finding(.measured(.more(.lines)), of: "duo", against: ["mono"])
    #expect(finding.outcomes.map(\.example) == [.greeting] && finding.verdict == .supported)
    // No pattern has Notes.
    #expect(reasons(finding) == [.login: .missing(in: ["DUO"])])
    let login = finding.judgement.omissions.first { $0.example == .login }
    #expect(login?.figures.map { "\($0.pattern.id) \($0.figure.value)" } == ["mono 50.0"])
  }

  @Test func `The measure has no figure in a pattern`() {
    let finding = code.finding(
      .measured(.fewer(.largest(.lines, of: .role("Back")))), of: "duo", against: ["mono"])
    #expect(finding.verdict == nil && finding.missing == .notApplicable([.noFigure(in: ["MONO"])]))
    #expect(finding.judgement.omissions.allSatisfy { $0.figures.map(\.pattern.id) == ["duo"] })
  }

  @Test func `A single screen has no way to another`() {
    let finding = code.finding(
      .measured(.more(.rolesPlaying(.navigation))), of: "trio", against: ["mess"])
    #expect(reasons(finding)[.greeting] == .oneScreen && finding.judgement.examples == [.login, .notes])
    #expect(finding.verdict == .supported)
  }

  @Test func `The source's words are about programs of one size`() {
    var claim = Claim.sample(.measured(.more(.types)), id: "trio.sample", against: ["mono"])
    claim.scope = .tiny
    let finding = Judge(of: code.codebase()).finding(for: claim, of: code.card("trio"))
    #expect(finding.judgement.examples == [.greeting] && finding.verdict == .supported)
    let others = Example.all.filter { $0 != .greeting }
    #expect(reasons(finding) == Dictionary(uniqueKeysWithValues: others.map { ($0, .otherSize(.tiny)) }))
    #expect(finding.judgement.omissions.allSatisfy { $0.figures.count == 2 })
  }

  @Test func `No pattern has anything to count`() {
    var code = code
    code.addExternal("HTTPTransport", of: "Examples")
    let none = code.finding(.measured(.fewer(.linesReaching)), of: "duo", against: ["trio"])
    #expect(none.missing == .notApplicable([.nothingThere]))
    code.link("DuoBack10", "HTTPTransport")
    let some = code.finding(.measured(.fewer(.linesReaching)), of: "duo", against: ["trio"])
    #expect(reasons(some) == [.greeting: .nothingThere, .notes: .nothingThere])
    #expect(some.verdict == .contradicted)
    let zero = some.judgement.omissions[0].figures.map(\.figure.value)
    #expect(zero == [0, 0])
  }

  @Test func `A rule without a place to keep it is not applicable`() {
    let absent = Measure.references(from: .role("Nobody"), to: .view, .any)
    let finding = code.finding(.rule([.none(absent)]), of: "duo")
    #expect(finding.ruleState == .notApplicable && finding.verdict == nil)
    #expect(reasons(finding)[.login] == .nothingThere)
    let present = Measure.references(from: .role("Front"), to: .role("Nobody"), .any)
    #expect(code.finding(.rule([.none(present)]), of: "duo").ruleState == .kept)
  }

  @Test func `Only the examples that are asked for are judged`() {
    let claim = Claim.sample(.measured(.more(.types)), id: "trio.sample", against: ["mono"])
    let judge = Judge(of: code.codebase(), in: [.greeting])
    let finding = judge.finding(for: claim, of: code.card("trio"))
    #expect(finding.outcomes.map(\.example) == [.greeting] && finding.judgement.omissions.isEmpty)
  }

  // MARK: Figures that can only tie

  @Test func `The cards leave both figures one value`() {
    let none = Measure.references(from: .view, to: .surrounding(.network), .any)
    let finding = code.finding(.measured(.more(none)), of: "duo", against: ["trio"])
    #expect(finding.missing == .tie && finding.outcomes.allSatisfy { $0.weight == .tiedByCards })
    // The cards also fix what cannot hold but could be worse.
    let lower = Measure.references(from: .logic, to: .surrounding(.network), .any)
    let fixed = code.finding(.measured(.fewer(lower)), of: "duo", against: ["mono"])
    #expect(fixed.missing == .fixed)
  }

  @Test(arguments: [(0, MissingVerdict?.some(.tie)), (1, nil)])
  func `The same code under other names can only tie`(difference: Int, missing: MissingVerdict?) {
    var code = SampleCode(of: .sample("duo"), .sample("trio"))
    code.addExternal("HTTPTransport", of: "Examples")
    for (name, id, line) in [("Client", "duo", 3), ("Adapter", "trio", 3 + difference)] {
      code.add(name, to: "Back", of: id, in: .login, lines: 20)
      code.link(name, "HTTPTransport", line: line)
    }
    code.add("Other", to: "Back", of: "duo", in: .login, lines: 50)
    let finding = code.finding(.measured(.fewer(.linesReaching)), of: "trio", against: ["duo"])
    #expect(finding.missing == missing && finding.verdict == (missing == nil ? .equal : nil))
    #expect(code.finding(.measured(.fewer(.lines)), of: "trio", against: ["duo"]).verdict == .supported)
  }

  @Test func `A claim about a misuse gets no verdict`() {
    let finding = code.finding(.measured(.more(.largest(.lines, of: .view))), of: "mess", against: ["duo"])
    #expect(finding.verdict == nil && finding.missing == .misuse && !finding.outcomes.isEmpty)
  }
}
