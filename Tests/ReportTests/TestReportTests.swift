import CodeGraph
import CompareCommand
import Examples
import TestSupport
import Testing

@testable import Catalog
@testable import Records
@testable import Verdicts
@testable import Measures
@testable import Report

/// Unit tests of the same names side by side, from their source text and the record.
@Suite struct TestReportTests {
  private let package = TemporaryFolder([
    "Package.swift": "", "Sources/Patterns/A.swift": "",
    "Tests/OneTests/Logic/LoginTests.swift": """
    struct LoginTests {
      private let whole = Whole()

      @Test func `two taps count once`() {
        tap()
        #expect(whole.taps == 1)
      }

      private func tap() { whole.tap() }
    }
    """,
    "Tests/TwoTests/Logic/LoginTests.swift": """
    struct LoginTests {
      private let front = FakeFront()

      // Both taps, not `other`.
      @Test(arguments: ["func other"])
      func `two taps count once`(word: String) {
        front.tap()
        #expect(whole.taps == 1)
      }

      private var other: Int { 1 }

      @Test func `\u{1B}[2J|<b>`() throws {}
    }
    """,
    "Tests/TwoTests/Logic/Fakes.swift": "@Observable\nfinal class FakeFront: Front {\n}\n\nenum Unused {}\n",
  ])

  @Test func `The tests of the same names have their needs, and the others are named`() throws {
    expectEqual(
      Sample.text(of: try report()),
      """
      Login: 1 unit test of the same names
                                  ONE  TWO
      two taps count once         W 0    ?
      Figures                     ONE  TWO
      all tests of Login            1    2
      test doubles                  0    ?
        in isolated tests           0    ?
        their lines                 0    ?
      objects made per test       3.0    ?
      unit tests free of widgets    0    ?
        of network and disk too     0    ?
      mutants                       4    ?
      mutants noticed               3    ?
      Each part alone             ONE  TWO
      tests of a part alone         0    ?
        their doubles               0    ?
        lines of these              0    ?

      In TWO, but not in all of them: \\u{1B}[2J|<b>

      Mistakes that no test through the logic notices
        • ONE, password-kept: in Whole, which 1 of 1 test creates; noticed by a
          scenario

      The tests go through the logic: transport and store are replaced, the view is
      observed, and all of the pattern's objects between them are real. Tests of a
      part alone replace what stands around the part; patterns differ in them as their
      sources do. W, N, S: the test needs widgets, network or storage. The number: the
      test doubles that it makes. A double is a type of the test target that conforms
      to a protocol of the pattern; the fakes of network and disk in
      Tests/TestSupport, which all patterns share, are not counted. A mutant is the
      pattern with one small mistake. A dash: there is nothing to count.

      ? There are no recorded figures for the present code of two. Run '.ci/records'
      to measure them.

      Next: 'swift run compare tests one two --test "two taps count once"' shows one
      with its code.

      """)
  }

  @Test func `A pattern without tests of its parts has a dash where it has nothing to count`() throws {
    let folder = try PackageFolder(named: package.url.path, from: package.url)
    let tests = try folder.tests(
      of: [(.login, [Sample.one, Sample.two])], record: [record(of: "one", .logic), record(of: "two", .part)])
    let text = Sample.text(of: .tests(tests, named: nil))
    #expect(text.contains("\n  mutants that only they notice    –   10\n"), "\(text)")
  }

  /// A record of one unit test of a kind, and of ten mutants that only tests of a part notice.
  private func record(of id: Card.ID, _ kind: UnitTest.Kind) -> PatternMutants {
    let folder = kind == .logic ? "Logic" : "Parts/Login"
    let test = UnitTest(
      kind: kind, suite: "LoginTests", name: "two taps count once",
      place: Place(file: "Tests/Tests/\(folder)/LoginTests.swift", line: 4), needs: [], objects: 1,
      doubles: [], creates: [])
    let mutants = Mutation.allCases.filter { $0.example == .login }.prefix(10).map { mutation in
      MutantResult(
        mutation: mutation, place: test.place, scenarios: .init(count: 1, failed: []),
        logicTests: .init(count: 1, failed: []),
        partTests: .init(count: 1, failed: ["LoginTests: two taps count once"]))
    }
    return PatternMutants(
      pattern: id, fingerprint: "", results: mutants, unitTests: UnitTests(tests: [test], doubles: []))
  }

  @Test func `One test has its code, and equal lines of two patterns face each other`() throws {
    let subject = try report(named: "two taps count once")
    expectEqual(
      Sample.text(of: subject, columns: 115),
      """
      Login: two taps count once

      ONE, set-up and helpers of the suite                     │ TWO, set-up and helpers of the suite
      Tests/OneTests/Logic/LoginTests.swift:2                  │ Tests/TwoTests/Logic/LoginTests.swift:2
      private let whole = Whole()                              ≠ private let front = FakeFront()
                                                               ◂
      private func tap() { whole.tap() }                       ◂
                                                               │
      ONE, the test                                            │ TWO, the test
      Tests/OneTests/Logic/LoginTests.swift:4                  │ Tests/TwoTests/Logic/LoginTests.swift:4
      @Test func `two taps count once`() {                     ≠ // Both taps, not `other`.
        tap()                                                  ≠ @Test(arguments: ["func other"])
                                                               ▸ func `two taps count once`(word: String) {
                                                               ▸   front.tap()
        #expect(whole.taps == 1)                               │   #expect(whole.taps == 1)
      }                                                        │ }

      ≠ lines differ, ◂ only left, ▸ only right

                                         ONE  TWO
      lines of code                        6    9
        types of the test target           0    3
        set-up and helpers of the suite    2    1
        the test                           4    5
      test doubles                         0    ?
      lines that create an object          3    ?
      needs widgets, network or storage  yes    ?
      mutants noticed                      2    ?
        by no other test                   1    ?

      • TWO uses FakeFront (3 lines)
      • ONE needs widgets: Button, from Tests/OneTests/Logic/LoginTests.swift:4
      • second-tap-sends, noticed in ONE: The second of two taps sends a second request, as the button is disabled too
        late.
      • cancel-ignored, noticed in ONE: Cancel reports success but does not cancel.

      Lines of code leave out blank ones and comments. The set-up serves all tests of the suite. The fakes of network and
      disk in Tests/TestSupport, which all patterns share, are not counted. Next: '--all' prints the types too; 'swift
      run compare words' explains the terms.

      ? There are no recorded figures for the present code of two. Run '.ci/records' to measure them.

      """)
    let narrow = Sample.text(of: subject, columns: 80, ascii: true)
    #expect(
      narrow.contains(
        "\n\nTWO, the test Tests/TwoTests/Logic/LoginTests.swift:4\n// Both taps, not `other`.\n"))
    let page = Sample.markdown(of: subject)
    #expect(page.contains("Tests/TwoTests/Logic/LoginTests.swift:4"))
    let only = Sample.text(of: try report(named: "\u{1B}[2J|<b>"))
    #expect(only.contains("– ONE has no test of this name"))
    #expect(try subject.json().contains("\"mutantsNoticedAlone\" : [\n"))
    #expect(try subject.json().hasSuffix("  \"schemaVersion\" : 4\n}\n"))
    #expect(page.contains("```swift\n// Both taps, not `other`.\n"))
    #expect(page.contains("```swift\n@Observable\nfinal class FakeFront: Front {\n}\n```"))
  }

  @Test func `A screen has the largest example that most patterns have`() throws {
    let folder = try PackageFolder(named: package.url.path, from: package.url)
    let both = [Sample.one, Sample.two]
    let examples = try folder.tests(
      of: [(.greeting, both), (.login, both), (.notes, [Sample.one])], record: [])
    let text = Sample.text(of: .tests(examples, named: nil))
    #expect(text.hasPrefix("Login: ") && !text.contains("all tests of Notes"))
  }

  @Test func `Hostile names are escaped, and complete in JSON`() throws {
    #expect(Sample.markdown(of: try report()).contains(#"\\u\{1B\}\[2J\|\<b\>"#))
    #expect(try report().json().contains(#""name" : "\u001b[2J|<b>""#))
  }

  @Test func `All recorded tests are found with their doubles`() throws {
    let package = try PackageFolder(named: nil, from: PackageFolder.ofThisBuild)
    let record = try WidthTests.record(in: package)
    let shown = Example.all.map { example in
      (example, Registry.entries.filter { example.isShown(by: $0.pattern) }.map(\.card))
    }
    let all = try package.tests(of: shown, record: record)
    for (comparison, pattern) in all.flatMap({ all in all.patterns.map { (all, $0) } }) {
      #expect(!pattern.tests.isEmpty, "\(pattern.pattern)")
      guard let recorded = pattern.record?.unitTests?.logicTests(of: comparison.example) else { continue }
      #expect(recorded.map(\.name) == pattern.tests.map(\.name), "\(pattern.pattern)")
      let bare = pattern.tests.filter { !Set($0.types.map(\.name)).isSuperset(of: $0.record?.doubles ?? []) }
      #expect(bare.map(\.name) == [], "\(pattern.pattern)")
    }
  }

  private func report(named name: String? = nil) throws -> ReportSubject {
    let folder = try PackageFolder(named: package.url.path, from: package.url)
    let place = Place(file: "Tests/OneTests/Logic/LoginTests.swift", line: 4)
    let test = UnitTest(
      kind: .logic, suite: "LoginTests", name: "two taps count once", place: place,
      needs: [.init(surrounding: .widgets, type: "Button", place: place)], objects: 3, doubles: [],
      creates: ["Whole"])
    func mutant(_ mutation: Mutation, failing: [String], _ ending: TestOutcome.Ending) -> MutantResult {
      MutantResult(
        mutation: mutation, place: place, scenarios: .init(count: 1, failed: []),
        logicTests: .init(count: 1, failed: failing, ending: ending), partTests: .none)
    }
    // One is noticed by this test alone, one by another too, one ends the run, and one is of the other example.
    let mutants = [
      mutant(.secondTapSends, failing: [test.name], .complete),
      mutant(.cancelIgnored, failing: [test.name, "other"], .complete),
      mutant(.statusIgnored, failing: [test.name], .crash),
      mutant(.greetingUnseen, failing: [test.name], .complete),
    ]
    let missed = MutantResult(
      mutation: .passwordKept, place: Place(file: "Sources/Patterns/One/Login/Whole.swift", line: 1),
      scenarios: .init(count: 1, failed: ["login: a wrong password"]),
      logicTests: .init(count: 1, failed: []),
      partTests: .none)
    let record = PatternMutants(
      pattern: "one", fingerprint: "", results: mutants + [missed],
      unitTests: UnitTests(tests: [test], doubles: []))
    let tests = try folder.tests(of: [(.login, [Sample.one, Sample.two])], record: [record])[0]
    return .tests(name.map { [tests.only($0)].compactMap(\.self) } ?? [tests], named: name)
  }
}
