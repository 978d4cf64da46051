import CodeGraph
import CompareCommand
import Examples
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import Traces

@Suite struct KeptRecordingsTests {
  /// Calls that the compiler writes or that a lookup of members hides.
  private let unwritten = ["==", "subscript"]

  @Test(arguments: Registry.cards.map(\.id))
  func `The line of each kept call names the called member`(id: String) throws {
    let card = try #require(Registry.cards.first { $0.id == id })
    let package = Program.packageFolder
    let kept = try #require(KeptRecordings(of: card, in: package))
    #expect(kept.recordings.map(\.scenario) == KeptRecordings.scenarios.map(\.name))
    guard !kept.isStale(of: card, in: package) else { return }
    var files: [String: [Substring]] = [:]
    for call in Set(kept.recordings.flatMap(\.steps).flatMap(\.calls)) where !call.member.contains(" in ") {
      guard let place = call.place, place.file.contains("/\(card.module)/") else { continue }
      if files[place.file] == nil {
        let text = try String(contentsOf: package.appending(path: place.file), encoding: .utf8)
        files[place.file] = text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let line = try #require(files[place.file])[place.line - 1]
      let name = String(call.member.prefix { !" (".contains($0) })
      // A change in a `defer` has only the line of its function.
      guard !unwritten.contains(name), !line.contains("func ") else { continue }
      let isNamed = name == "init" ? line.contains("init(") || line.contains(call.to) : line.contains(name)
      #expect(isNamed, "\(place): \(call.to).\(call.member)")
    }
  }

  @Test
  func `Sender, receiver, member, count, line and definition are kept, and the references between roles`()
    throws
  {
    let call = Recording.Call(
      from: "View", to: "Model", member: "read()", count: 2,
      place: Place(file: "Sources/Patterns/MVP/A.swift", line: 1), target: Place(file: "B.swift", line: 3))
    let recording = Recording(
      pattern: "mvp", example: "greeting", scenario: "a name", steps: [.init(text: "tap", calls: [call])])
    let folder = TemporaryFolder(["Sources/Patterns/MVP/A.swift": ""])
    let kept = KeptRecordings([recording], code: [.greeting: try TracedCode.code], of: .mvp, in: folder.url)
    try kept.write(of: .mvp, in: folder.url)
    let text = folder.text(of: "docs/recordings/mvp.json")
    #expect(text?.contains("\"View|Model|read()|2|~/A.swift:1|B.swift:3\"") == true)
    let read = try #require(KeptRecordings.fresh(of: .mvp, in: folder.url))
    #expect(read.recordings == [recording] && read.references == ["greeting": ["View Model"]])
    try read.write(of: .mvp, in: folder.url)
    #expect(folder.text(of: "docs/recordings/mvp.json") == text)
  }
}
