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
  private let unwritten = ["==", "hash", "subscript"]
  /// Where a member is called that was handed over as a function or a key path: by the name of a parameter or property.
  private let callsOfHandedOver = [
    "await request(", "close(", "[keyPath: ", "childAction(", "state(store.state)",
  ]

  @Test(arguments: Registry.cards.map(\.id))
  func `The line of each kept call names the called member`(id: String) throws {
    let card = try #require(Registry.cards.first { $0.id == id })
    let package = Program.packageFolder
    let store = RecordingStore(in: package)
    let kept = try #require(try store.kept(of: card))
    #expect(kept.recordings.map(\.scenario) == KeptRecordings.scenarios.map(\.name))
    guard !store.isStale(kept, of: card) else { return }
    var files: [String: [Substring]] = [:]
    for call in Set(kept.recordings.flatMap(\.steps).flatMap(\.calls)) {
      guard let name = name(of: call.member), let place = call.place, place.file.contains("/\(card.module)/")
      else { continue }
      if files[place.file] == nil {
        let text = try String(contentsOf: package.appending(path: place.file), encoding: .utf8)
        files[place.file] = text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let line = try #require(files[place.file])[place.line - 1]
      // A change in a `defer` has only the line of its function.
      let isHandedOver = callsOfHandedOver.contains(where: line.contains)
      guard !unwritten.contains(name), !line.contains("func "), !isHandedOver else { continue }
      #expect(isNamed(call, as: name, in: line), "\(place): \(call.to).\(call.member)")
    }
  }

  @Test(arguments: Registry.cards.map(\.id), FirstScreen.all)
  func `Some files of the pattern run behind the tap of each example`(id: String, screen: FirstScreen) throws
  {
    let card = try #require(Registry.cards.first { $0.id == id })
    let kept = try #require(try RecordingStore(in: Program.packageFolder).kept(of: card))
    let files = try #require(kept.files(behind: screen.tap, in: screen.example))
    #expect(!files.isEmpty && files.allSatisfy { $0.hasPrefix("Sources/Patterns/\(card.module)/") })
  }

  @Test func `Files are counted from the tap to its answer, and only where code runs`() {
    func step(_ text: String, _ files: String...) -> Recording.Step {
      let calls = files.map { file in
        let target = Place(file: file, line: 1)
        return Recording.Call(
          from: nil, to: "A", member: .getter(of: "a"),
          place: Place(file: "Sources/Patterns/ABC/Z.swift", line: 1),
          target: target)
      }
      return Recording.Step(text: text, calls: calls)
    }
    let (a, b, c) = ("Sources/Patterns/ABC/A.swift", "Sources/Patterns/ABC/B.swift", "Sources/Kit/C.swift")
    let recording = Recording(
      pattern: "abc", example: "login", scenario: "s",
      steps: [
        step("tap", c), step("tap", b, a), step("answer", a, c), step("tap", "Sources/Patterns/ABC/D.swift"),
      ])
    #expect(recording.files(runBy: ["tap", "answer"]) == [a, b])
    #expect(recording.files(runBy: ["answer", "answer"]) == nil)
  }

  private func isNamed(_ call: Recording.Call, as name: String, in line: Substring) -> Bool {
    guard name == "init" else { return line.contains(name) }
    // A static property is made where it is first used.
    return ["init(", call.to, "Self."].contains(where: line.contains)
  }

  /// The name in the source; nil for a function in a member.
  private func name(of member: Recording.Member) -> String? {
    switch member {
    case .method(let name, _), .getter(let name), .setter(let name), .implicit(let name): name
    case .initializer: "init"
    case .closure, .localFunction: nil
    }
  }

  @Test(arguments: Registry.cards.map(\.id))
  func `The kept windows show what the user sees, and dots for a password`(id: String) throws {
    let card = try #require(Registry.cards.first { $0.id == id })
    let kept = try #require(try RecordingStore(in: Program.packageFolder).kept(of: card))
    let recording = try #require(kept.recordings.first { $0.scenario == "the right password" })
    let trace = try #require(kept.traces(of: card) { $0 == recording }.first)
    let windows = trace.steps.compactMap(\.window)
    #expect(windows.count == trace.steps.count)
    #expect(windows.contains { $0.contains("••••••••") })
    #expect(windows.last?.contains("Welcome, Ada Lovelace") == true)
    #expect(!kept.recordings.flatMap(\.steps).contains { $0.window?.contains("lovelace") == true })
  }

  @Test func `The references between roles are kept, without those to widgets`() throws {
    let kept = KeptRecordings([], code: [.greeting: try TracedCode.code], fingerprint: "ab")
    #expect(kept.references == ["greeting": [TypeReference(from: "View", to: "Model")]])
  }
}
