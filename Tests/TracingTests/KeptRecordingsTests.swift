import CompareCommand
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import Tracing

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
}
