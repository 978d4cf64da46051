import Foundation
import Testing

@testable import Bench

/// The join of two changes of one text.
@Suite struct ThreeWayMergeTests {
  private static let base = "a\nb\nc\nd\ne\n"

  private func joined(_ first: String?, _ second: String?, base: String? = Self.base) async throws -> String?
  {
    let data = try await ThreeWayMerge.joined(
      first.map { Data($0.utf8) }, base: base.map { Data($0.utf8) }, second.map { Data($0.utf8) })
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `Changes of different places join`() async throws {
    #expect(try await joined("A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\n") == "A\nb\nc\nd\nE\n")
  }

  @Test func `Changes of one place, and of places side by side, collide`() async throws {
    #expect(try await joined("a\nb\nC\nd\ne\n", "a\nb\nX\nd\ne\n") == nil)
    #expect(try await joined("a\nb\nC\nd\ne\n", "a\nb\nc\nD\ne\n") == nil)
  }

  @Test func `What one change leaves as it was is the other's`() async throws {
    #expect(try await joined(Self.base, "x\n") == "x\n")
    #expect(try await joined("x\n", Self.base) == "x\n")
    #expect(try await joined("x\n", "x\n") == "x\n")
  }

  @Test func `A file that one change adds, or removes, is added or removed`() async throws {
    #expect(try await joined("x\n", nil, base: nil) == "x\n")
    #expect(try await joined(Self.base, nil) == "")
    #expect(try await joined("x\n", "y\n", base: nil) == nil)
  }
}
