import CodeGraph
import CompareCommand
import Examples
import TerminalText
import TestSupport
import Testing

@testable import Catalog
@testable import Comparison
@testable import Measures
@testable import Report

/// Unit tests of the same names side by side, from their source text and the record.
@Suite struct TestReportTests {
  private let package = TemporaryFolder([
    "Package.swift": "", "Sources/Patterns/A.swift": "",
    "Tests/OneTests/LoginTests.swift": """
    import Testing

    struct LoginTests {
      private let whole = Whole()

      /// Taps once; `other` is not called.
      private func tap() {
        whole.tap()
      }

      @Test func `two taps count once`() {
        tap()
        tap()
        #expect(whole.taps == 1)
      }

      private func other() {}
    }
    """,
    "Tests/TwoTests/LoginTests.swift": """
    struct LoginTests {
      private let front = FakeFront()
      private let back: Back

      init() {
        back = Back(front: front)
      }

      // Both taps.
      @Test(arguments: [
        "func other", "let",
      ])
      func `two taps count once`(
        word: String
      ) {
        back.tap()

        back.tap()
      }

      private var other: Int { 1 }

      @Test func `\u{1B}[2J|<b>`() throws {}
    }
    """,
    "Tests/TwoTests/Fakes.swift":
      "import A\n\n@Observable\nfinal class FakeFront: Front {\n}\n\nenum Unused {}\n",
  ])

  @Test func `The tests of the same names have their needs, and the others are named`() throws {
    expectEqual(
      Sample.text(of: try report()),
      """
      Login: 1 unit test of the same names
                                  ONE  TWO
      two taps count once         W 0    ?
      All tests of Login            1    2
      """)
  }

  @Test func `One test has its code, with the equal lines of two patterns side by side`() throws {
    let subject = try report(named: "two taps count once")
    expectEqual(Sample.text(of: subject, columns: 115), "")
    expectEqual(Sample.text(of: try report(named: "two taps count once", isBrief: true), ascii: true), "")
    #expect(Sample.markdown(of: subject).contains("```swift\n// Both taps.\n@Test(arguments: [\n"))
  }

  @Test func `Hostile names are escaped, and complete in JSON`() throws {
    #expect(Sample.markdown(of: try report()).contains(#"\\u\{1B\}\[2J\|\<b\>"#))
    #expect(try report().json().contains(#""name" : "\u001b[2J|<b>""#))
  }

  @Test func `Every recorded test of the catalogue is found with its doubles, and no line is too wide`()
    throws
  {
    let package = try PackageFolder(named: nil, from: PackageFolder.ofThisBuild)
    let record = try #require(MutantFindings(recordedIn: package.url)).patterns
    let all = try Example.all.map { try package.tests(of: Registry.cards, in: $0, record: record) }
    for pattern in all.flatMap(\.patterns) {
      let recorded = pattern.record?.unitTests?.tests(of: pattern.example) ?? []
      #expect(recorded.map(\.name) == pattern.tests.map(\.name), "\(pattern.card.id)")
      for test in recorded {
        let code = try #require(pattern.code(of: test.name))
        #expect(code.test.place.line..<code.test.end ~= test.place.line)
        for double in pattern.record?.unitTests?.doubles ?? [] where test.doubles.contains(double.name) {
          let found = code.types.first { $0.name == double.name && $0.place.file == double.place.file }
          #expect(found.map { $0.place.line..<$0.end ~= double.place.line } == true, "\(double.name)")
        }
      }
    }
    for (columns, isASCII) in [(60, true), (80, false), (100, false), (200, false)] {
      for name in [nil, all[1].names.last] {
        let report = ReportSubject.tests(name == nil ? all : [all[1]], named: name, isBrief: false)
        let text = Sample.text(of: report, columns: columns, ascii: isASCII)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.filter { TextWidth.of($0) > columns || $0.last == " " } == [], "at \(columns)")
        #expect(!isASCII || text.utf8.allSatisfy { $0 < 0x7F })
      }
    }
  }

  private func report(named name: String? = nil, isBrief: Bool = false) throws -> ReportSubject {
    let folder = try PackageFolder(named: package.url.path, from: package.url)
    let place = Place(file: "Tests/OneTests/LoginTests.swift", line: 11)
    let test = UnitTest(
      suite: "LoginTests", name: "two taps count once", place: place,
      needs: [.init(surrounding: .widgets, type: "Button", place: place)], objects: 3, doubles: [])
    let mutant = MutantResult(
      mutation: .secondTapSends, place: place, scenarios: .init(count: 1, failed: []),
      unitTests: .init(count: 1, failed: [test.name], keepsNames: true))
    let record = PatternMutants(
      pattern: "one", fingerprint: "", results: [mutant], unitTests: UnitTests(tests: [test], doubles: []))
    let tests = try folder.tests(of: [Sample.one, Sample.two], in: .login, record: [record])
    return .tests([tests], named: name, isBrief: isBrief)
  }
}
