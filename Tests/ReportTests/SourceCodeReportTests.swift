import Comparison
import Foundation
import TestSupport
import Testing

@testable import Report

@Suite struct SourceCodeReportTests {
  private let package = TemporaryFolder([
    "Package.swift": "",
    "Sources/Examples/Greeting/Person.swift": "struct Person {}\n",
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
      ONE, Greeting                             │ TWO, Greeting
      Main actor by default: Package.swift      │ Main actor by default: Package.swift
                                                │
      View: no part of its own                  │ View: Front
                                                │ Two/Greeting/Front.swift
                                                │ final class Front: ShowsWhatItIsToldTo {}
                                                │
      Logic: Whole                              │ Logic: Back
      One/Greeting/Whole.swift                  │ Two/Greeting/Back.swift
      /// All of it is in here.                 │ /// Decides – without showing.
      final class Whole: DecidesAndShowsItAll { │ final class Back {\\u{1B}}
      }                                         │
                                                │
      Shared by all patterns, in                │
      Sources/Examples/Greeting: Person         │
                                                │
      Wiring: no part of its own                │ Wiring: no part of its own
      The composition root is                   │ The composition root is
      Sources/Patterns/One/OnePattern.swift.    │ Sources/Patterns/Two/TwoPattern.swift.
                                                │

      """)
  }

  @Test(arguments: [60, 80, 84]) func `A narrow terminal shows two patterns in sequence`(
    columns: Int
  )
    throws
  {
    let report = try report(columns: columns)
    #expect(report.columnsNeeded == 85)
    #expect(!report.isSideBySide)
    let rule = { (name: String) in "\(name), Greeting " + String(repeating: "-", count: columns - 14) }
    let root = { (name: String) in
      "The composition root is\(columns == 60 ? "\n" : " ")Sources/Patterns/\(name)/\(name)Pattern.swift."
    }
    expectEqual(
      report.text(),
      """
      \(rule("ONE"))
      Main actor by default: Package.swift

      Logic: Whole
      Sources/Patterns/One/Greeting/Whole.swift
      /// All of it is in here.
      final class Whole: DecidesAndShowsItAll {
      }

      Shared by all patterns, in Sources/Examples/Greeting: Person

      Wiring: no part of its own
      \(root("One"))

      \(rule("TWO"))
      Main actor by default: Package.swift

      View: Front
      Sources/Patterns/Two/Greeting/Front.swift
      final class Front: ShowsWhatItIsToldTo {}

      Logic: Back
      Sources/Patterns/Two/Greeting/Back.swift
      /// Decides - without showing.
      final class Back {\\u{1B}}

      Wiring: no part of its own
      \(root("Two"))


      """)
  }

  @Test(arguments: [115, 120, 140])
  func `Code too long for its half is wrapped and complete`(
    columns: Int
  ) throws {
    let code =
      "    controller?.setViewControllers([NextViewController(logic: self)], animated: false, completion: nil, \(columns))"
    let file = package.url.appending(path: "Sources/Patterns/Two/Greeting/Back.swift")
    try Data("\(String(contentsOf: file, encoding: .utf8))\n\(code)\n".utf8).write(to: file)
    let report = try report(columns: columns)
    #expect(report.columnsNeeded == 115)
    #expect(report.isSideBySide)
    let lines = report.text().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns })
    let right = lines.compactMap { $0.split(separator: "│", maxSplits: 1).last }.joined()
    #expect(right.filter { $0 != " " }.contains(code.filter { $0 != " " }))
  }

  @Test func `One pattern is never side by side`() throws {
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    let listing = try folder.listing(of: Sample.one, example: .greeting)
    let report = SourceCodeReport(of: [listing], style: Sample.style(300))
    #expect(report.columnsNeeded == nil)
    #expect(!report.isSideBySide)
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
    "Sources/Patterns/One/Greeting", "Sources/Examples/Greeting",
  ])
  func `What is missing is named`(path: String) throws {
    try FileManager.default.removeItem(at: package.url.appending(path: path))
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    #expect(throws: PackageFolderError.unreadable(path: path)) {
      try folder.listing(of: Sample.one, example: .greeting)
    }
  }

  private func report(columns: Int) throws -> SourceCodeReport {
    let folder = try PackageFolder(named: package.url.path, from: URL(filePath: "/"))
    let listings = try [Sample.one, Sample.two].map { try folder.listing(of: $0, example: .greeting) }
    return SourceCodeReport(of: listings, style: Sample.style(columns, ascii: columns < 85))
  }
}
