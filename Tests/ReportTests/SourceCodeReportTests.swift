import CompareCommand
import Verdicts
import Examples
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import Report

@Suite struct SourceCodeReportTests {
  private let package = TemporaryFolder([
    "Package.swift": "",
    "Sources/Contract/Examples/Greeting/Person.swift": "struct Person {}\n",
    "Sources/Patterns/One/Greeting/Whole.swift":
      "/// All of it is in here.\nfinal class Whole: DecidesAndShowsItAll {\n}\n\n",
    "Sources/Patterns/Two/Greeting/Front.swift": "final class Front: ShowsWhatItIsToldTo {}\n",
    "Sources/Patterns/Two/Greeting/Back.swift": "/// Decides – without showing.\nfinal class Back {\u{1B}}",
  ])

  @Test func `A wide terminal shows two patterns side by side with wrapped comments`() throws {
    let report = try report(columns: 85)
    #expect(report.columnsNeeded == 85)
    #expect(report.isSideBySide)
    expectEqual(
      report.text(),
      """
      Files compared: ≠ lines differ, ◂ only left, ▸ only right.

      ONE, Greeting                             │ TWO, Greeting
      Main actor by default: Package.swift      │ Main actor by default: Package.swift
                                                │
      View: no part of its own                  │ View: Front
                                                │ Two/Greeting/Front.swift
                                                │ final class Front: ShowsWhatItIsToldTo {}
                                                │
      Logic: Whole                              │ Logic: Back
      One/Greeting/Whole.swift                  │ Two/Greeting/Back.swift
      /// All of it is in here.                 ≠ /// Decides – without showing.
      final class Whole: DecidesAndShowsItAll { ≠ final class Back {\\u{1B}}
      }                                         ◂
                                                │
      Shared by all patterns, in                │
      Sources/Contract/Examples/Greeting:       │
      Person                                    │
                                                │
      Wiring: no part of its own                │ Wiring: no part of its own
      The composition root is                   │ The composition root is
      Sources/Patterns/One/OnePattern.swift.    │ Sources/Patterns/Two/TwoPattern.swift.
                                                │

      """)
  }

  @Test func `A narrow terminal shows two patterns in sequence`() throws {
    let report = try report(columns: 84)
    #expect(!report.isSideBySide)
    expectEqual(
      report.text(),
      """
      Files compared: ! lines differ.

      ONE, Greeting ----------------------------------------------------------------------
      Main actor by default: Package.swift

      Logic: Whole
      Sources/Patterns/One/Greeting/Whole.swift
      ! /// All of it is in here.
      ! final class Whole: DecidesAndShowsItAll {
      ! }

      Shared by all patterns, in Sources/Contract/Examples/Greeting: Person

      Wiring: no part of its own
      The composition root is Sources/Patterns/One/OnePattern.swift.

      TWO, Greeting ----------------------------------------------------------------------
      Main actor by default: Package.swift

      View: Front
      Sources/Patterns/Two/Greeting/Front.swift
        final class Front: ShowsWhatItIsToldTo {}

      Logic: Back
      Sources/Patterns/Two/Greeting/Back.swift
      ! /// Decides - without showing.
      ! final class Back {\\u{1B}}

      Wiring: no part of its own
      The composition root is Sources/Patterns/Two/TwoPattern.swift.

      """)
  }

  @Test func `Brief code is folded, and equal lines face each other`() throws {
    let code = """
      import Kit

      /// Comment.
      extension Front {
        let shared = Kit()  // https://kit
        lazy var view: View = {
          View()
        }()

        init() { shared.start() }
      @EXTRA
        func act(
          on view: View
        ) {
          if view.isOpen { view.close() } // }
        }

        class func make() -> Front {
          Front()
        }
      }
      """
    try package.write(
      code.replacing("@EXTRA", with: "  deinit {\n    shared.stop()\n  }\n"),
      to: "Sources/Patterns/One/Greeting/Whole.swift")
    try package.write(
      code.replacing("@EXTRA\n", with: "").replacing("isOpen", with: "isShut").replacing("make", with: "new"),
      to: "Sources/Patterns/Two/Greeting/Back.swift")
    let listings = try listings().map { $0.selecting(roles: ["LOGIC"], types: []).declarations }
    expectEqual(
      SourceCodeReport(of: listings, style: Sample.style(80)).text(),
      """
      Bodies left out. Files compared: ≠ lines differ, ◂ only left, ▸ only right.
      ONE, Greeting – Logic: Whole           │ TWO, Greeting – Logic: Back
      extension Front {                      │ extension Front {
        let shared = Kit()  // https://kit   │   let shared = Kit()  // https://kit
        lazy var view: View = {…}()          │   lazy var view: View = {…}()
        init() { shared.start() }            │   init() { shared.start() }
        deinit {…}                           ◂
        func act(                            │   func act(
          on view: View                      │     on view: View
        ) {…}                                │   ) {…}
        class func make() -> Front {…}       ≠   class func new() -> Front {…}
      }                                      │ }
      Shared by all patterns, in             │
      Sources/Contract/Examples/Greeting:    │
      Person                                 │

      """)
    let report = ReportSubject.source([listings])
    let texts = [report.markdown(), try report.json()]
    #expect(texts[0].contains("```swift\n  extension Front {\n"))
    #expect(texts[0].contains("\n≠   class func new() -> Front {…}\n  }\n```\n"))
    let marks = #""differingLines":{"Sources/Patterns/One/Greeting/Whole.swift":[4,8]},"example":"greeting""#
    #expect(texts[1].filter { !$0.isWhitespace }.contains(marks))
  }

  private static let widths = [(80, true), (115, false), (300, false)]
  private static let atNight = [(60, false), (80, false)]

  @Test(arguments: Effort.isNightly ? widths + atNight : widths)
  func `Code fits the terminal, and none of it is missing`(columns: Int, isBrief: Bool) throws {
    let folder = try PackageFolder(named: nil, from: URL(filePath: "/"))
    let whole = try Registry.cards.map { try folder.listing(of: $0, example: .login) }
    let listings = isBrief ? whole.map(\.declarations) : whole
    for group in zip(listings, listings.dropFirst()).map({ [$0, $1] }) + [[listings[0]]] {
      let report = SourceCodeReport(of: group, style: Sample.style(columns, ascii: columns == 115))
      let text = report.text()
      let wrong = text.split(separator: "\n").filter { TextWidth.of(String($0)) > columns || $0.last == " " }
      #expect(wrong == [])
      #expect(report.isSideBySide == (group.count == 2 && (columns >= 115 || isBrief)))
      // Nothing is wrapped at 300 columns, and only one column can be read in spite of that.
      guard columns == 300 || group.count == 1 else { continue }
      let letters = text.filter { !$0.isWhitespace }
      let code = group.flatMap(\.sections).flatMap(\.files).flatMap(\.lines)
      #expect(
        code.filter { line in
          !line.contains("//") && !line.isEmpty && !letters.contains(line.filter { !$0.isWhitespace })
        } == [])
    }
  }

  @Test func `Views say that they hold the logic if no role has it`() throws {
    let folder = try PackageFolder(named: nil, from: URL(filePath: "/"))
    let heads = try Registry.cards.map { card in
      let listing = try folder.listing(of: card, example: .notes).selecting(roles: ["logic"], types: [])
      return "\(card.name): "
        + listing.sections.map { SourceComposer.head(of: $0, listing) }.joined(separator: "; ")
    }
    #expect(
      heads.filter { $0.contains(": View ") } == [
        "MVC: View and logic in one: ViewController", "Massive MVC: View and logic in one: ViewController",
      ])
  }

  @Test func `The package is found from any folder in it, then where the program was built`() throws {
    let inside = package.url.appending(path: "Sources/Patterns")
    let home = package.url.standardizedFileURL.path
    #expect(try PackageFolder(named: nil, from: inside, build: nil).url.standardizedFileURL.path == home)
    let elsewhere = URL(filePath: "/")
    #expect(
      try PackageFolder(named: nil, from: elsewhere, build: package.url).url.standardizedFileURL.path == home)
    #expect(throws: PackageFolderError.packageNotFound) {
      try PackageFolder(named: nil, from: elsewhere, build: nil)
    }
    #expect(throws: PackageFolderError.packageNotFound) {
      try PackageFolder(named: nil, from: elsewhere, build: inside)
    }
    #expect(throws: PackageFolderError.notThePackage(path: "Sources")) {
      try PackageFolder(named: "Sources", from: package.url)
    }
  }

  @Test(arguments: [
    "Sources/Patterns/One/Greeting", "Sources/Contract/Examples/Greeting",
  ])
  func `What is missing is named`(path: String) throws {
    try FileManager.default.removeItem(at: package.url.appending(path: path))
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    #expect(throws: PackageFolderError.unreadable(path: path)) {
      try folder.listing(of: Sample.one, example: .greeting)
    }
  }

  private func report(columns: Int) throws -> SourceCodeReport {
    SourceCodeReport(of: try listings(), style: Sample.style(columns, ascii: columns < 85))
  }

  private func listings() throws -> [CodeListing] {
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    return try [Sample.one, Sample.two].map { try folder.listing(of: $0, example: .greeting) }
  }
}
