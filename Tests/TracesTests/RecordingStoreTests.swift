import CodeGraph
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import Traces

@Suite struct RecordingStoreTests {
  private let folder = TemporaryFolder(["Sources/Patterns/MVP/A.swift": ""])
  private let path = "Catalog/MVP/Records/calls.jsonl"
  private var store: RecordingStore { RecordingStore(in: folder.url) }

  private let kept = KeptRecordings(
    fingerprint: "ab", references: ["greeting": [TypeReference(from: "View", to: "Model")]],
    recordings: [
      Recording(
        pattern: "mvp", example: "greeting", scenario: "a name",
        steps: [
          .init(text: "launch", window: "Hello\n"),
          .init(
            text: "tap",
            calls: [
              Recording.Call(
                from: "View", to: "Model", member: .closure(in: .method(name: "read", labels: ["_"])),
                count: 2, place: Place(file: "Sources/Patterns/MVP/A.swift", line: 1),
                target: Place(file: "B.swift", line: 3)),
              Recording.Call(from: nil, to: "View", member: .getter(of: "text"), place: nil, target: nil),
            ], window: "Hello\n"),
          .init(text: "close", window: ""),
        ])
    ])

  private let text = """
    {"head":{"fingerprint":"ab","lines":10}}
    {"reference":{"example":"greeting","from":"View","to":"Model"}}
    {"scenario":{"example":"greeting","name":"a name"}}
    {"step":{"text":"launch"}}
    {"window":{"text":"Hello\\n"}}
    {"step":{"text":"tap"}}
    {"call":{"count":2,"from":"View","member":{"closure":{"in":{"method":{"labels":["_"],"name":"read"}}}},\
    "place":{"file":"Sources/Patterns/MVP/A.swift","line":1},"target":{"file":"B.swift","line":3},"to":"Model"}}
    {"call":{"count":1,"member":{"getter":{"of":"text"}},"to":"View"}}
    {"step":{"text":"close"}}
    {"window":{"text":""}}

    """

  @Test func `A file has a fact in each line, and is read as it was written`() throws {
    try store.keep(kept, of: .mvp)
    #expect(folder.text(of: path) == text)
    #expect(try store.kept(of: .mvp) == kept)
    try store.keep(try #require(try store.kept(of: .mvp)), of: .mvp)
    #expect(folder.text(of: path) == text)
  }

  @Test func `Without a file nothing is kept`() throws {
    #expect(try store.kept(of: .mvp) == nil)
  }

  @Test func `A file that cannot be written is named`() throws {
    // A folder cannot be replaced by a file.
    try folder.write("", to: "\(path)/occupied")
    let error = #expect(throws: RecordingError.self) { try store.keep(kept, of: .mvp) }
    #expect(error?.description.hasPrefix("'\(path)' cannot be written: ") == true)
  }

  @Test(arguments: [
    ("\"ab\"", "1", 1), ("\"View\"", "2", 2), ("\"greeting\",\"name\"", "\"unknown\",\"name\"", 3),
    ("\"step\":{\"text\":\"launch\"}", "\"launch\":{}", 4), ("\"of\"", "\"from\"", 8),
    ("{\"step\":{\"text\":\"close\"}}", "", 9), ("{\"step\":{\"text\":\"close\"}}", "{\"head\":", 9),
  ])
  func `A damaged file is named with its line`(old: String, new: String, line: Int) throws {
    try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
    let error = #expect(throws: RecordingError.self) { try store.kept(of: .mvp) }
    #expect(error == .malformed(file: path, line: line, pattern: "mvp"))
  }

  @Test(arguments: ["step", "call", "window"])
  func `A line that belongs to nothing is damage`(kind: String) throws {
    let lines = text.split(separator: "\n")
    let misplaced = try #require(lines.first { $0.hasPrefix("{\"\(kind)\"") })
    let head = #"{"head":{"fingerprint":"ab","lines":2}}"#
    try folder.write("\(head)\n\(misplaced)\n", to: path)
    let error = #expect(throws: RecordingError.self) { try store.kept(of: .mvp) }
    #expect(error == .malformed(file: path, line: 2, pattern: "mvp"))
  }

  @Test func `A file that was cut off is named with its last line and the command that renews it`() throws {
    let start = try #require(text.range(of: "{\"step\":{\"text\":\"close\""))
    for cut in [text[..<start.lowerBound], text[..<start.upperBound], text.dropLast()] {
      try folder.write(String(cut), to: path)
      let error = #expect(throws: RecordingError.self) { try store.kept(of: .mvp) }
      let line = cut.split(separator: "\n").count - (cut.hasSuffix("\n") ? 0 : 1)
      #expect(
        error?.description
          == "'\(path)' ends at line \(line) of 10. 'compare trace --record mvp' renews it.")
    }
    try folder.write("", to: path)
    let error = #expect(throws: RecordingError.self) { try store.kept(of: .mvp) }
    #expect(
      error?.description == "'\(path)' is damaged in line 1. 'compare trace --record mvp' renews it.")
  }
}
