import Foundation
import TestSupport
import Testing

@testable import Records

/// Records whose facts have a hash of their own values.
@Suite struct SealedTests {
  private static let path = "Records/facts.jsonl"
  private let record = RecordFile(path: Self.path, renewal: "renew")
  private let folder = TemporaryFolder([:])

  @Test func `What is written is read`() throws {
    try record.writeSealed([["count": 1], ["count": 2]], in: folder.url)
    #expect(try record.sealedFacts([String: Int].self, in: folder.url) == [["count": 1], ["count": 2]])
  }

  @Test func `A value that was changed by hand is an error that names its line`() throws {
    try record.writeSealed([["count": 1], ["count": 2]], in: folder.url)
    let text = try #require(folder.text(of: Self.path))
    try folder.write(text.replacing("\"count\":2", with: "\"count\":3"), to: Self.path)
    #expect(throws: RecordError.malformed(path: Self.path, line: 2, renewal: "renew")) {
      try record.sealedFacts([String: Int].self, in: folder.url)
    }
  }

  @Test func `A line of another fact is not accepted without its seal`() throws {
    try record.write([["fact": ["count": 1]]], in: folder.url)
    #expect(throws: RecordError.malformed(path: Self.path, line: 1, renewal: "renew")) {
      try record.sealedFacts([String: Int].self, in: folder.url)
    }
  }
}
