import Foundation
import TestSupport
import Testing

@testable import CodeGraph

/// What is kept of read code, as bytes and as files.
@Suite struct CodeCacheTests {
  @Test func `Packed code is the same when it is taken out`() async throws {
    for code in try await Trap.codes {
      #expect(!code.graph.types.isEmpty && !code.interface.owners.isEmpty)
      #expect(try ModuleCode(packed: code.packed) == code)
      #expect(try ModuleCode(packed: code.packed, isWhole: false).graph == code.graph)
    }
    #expect(try await Trap.codes.contains { !$0.interface.aliases.isEmpty })
    #expect(try await Trap.codes.contains { !$0.graph.lookups.isEmpty && !$0.graph.globals.isEmpty })
  }

  @Test func `Bytes that break off, or are others, are no code`() async throws {
    let packed = try #require(try await Trap.codes.first).packed
    for count in [0, 1, 7, 8, 100, packed.count / 2, packed.count - 1] {
      #expect(throws: (any Error).self) { try ModuleCode(packed: packed.prefix(count)) }
    }
    for length: UInt32 in [0, 1, .max] {
      #expect(throws: (any Error).self) {
        try ModuleCode(packed: withUnsafeBytes(of: length) { Data($0) } + packed.dropFirst(4))
      }
    }
    #expect(throws: (any Error).self) { try ModuleCode(packed: Data("rubbish".utf8)) }
  }

  @Test func `A file with another byte, too few or too many is not taken for what was kept`() throws {
    let kept = CachedModule(code: Data("the code".utf8), interface: Data("interface".utf8))
    let file = kept.file
    let found = try #require(CachedModule(file))
    #expect(found.code == kept.code && found.interface == kept.interface)
    for place in file.indices {
      var other = file
      other[place] ^= 1
      #expect(CachedModule(other) == nil)
      #expect(CachedModule(file.prefix(place)) == nil)
    }
    #expect(CachedModule(file + Data([0])) == nil)
  }

  @Test func `Those that were not used for longest are deleted, and what was left at work`() throws {
    let temporary = TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url
    let cache = CodeCache(folder: folder)
    let module = CachedModule(code: Data("code".utf8), interface: Data())
    func age(_ name: String, by seconds: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now - seconds], ofItemAtPath: folder.appending(path: name).path)
    }
    for number in 0..<CodeCache.most + 2 {
      try cache.keep(module, for: "m\(number)")
      try age("m\(number).code", by: 3600 - Double(number))
    }
    for (name, hours) in [("work-old", 25.0), ("work-new", 23)] {
      try temporary.write("", to: "\(name)/file")
      try age(name, by: hours * 3600)
    }
    // Use makes it new.
    #expect(cache.module(for: "m0") != nil)
    cache.prune()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.count == CodeCache.most + 1)
    #expect(left.contains("work-new") && left.contains("m0.code"))
    #expect(!left.contains("m1.code") && !left.contains("m2.code") && left.contains("m3.code"))
  }

  @Test func `A fingerprint tells bytes apart, and where one text ends and the next begins`() {
    func fingerprint(_ texts: String...) -> String {
      var fingerprint = Fingerprint()
      for text in texts { fingerprint.add(text) }
      return fingerprint.text
    }
    let texts = [
      fingerprint(), fingerprint(""), fingerprint("a"), fingerprint("b"), fingerprint("a", "b"),
      fingerprint("ab"), fingerprint("", "ab"), fingerprint("12345678"), fingerprint("12345679"),
      fingerprint("123456789"), fingerprint("12345678\0"),
    ]
    #expect(Set(texts).count == texts.count)
    #expect(fingerprint("a", "b") == texts[4])
    #expect(texts.allSatisfy { $0.count == 16 })
  }

  @Test func `A reader is known by its source, unless that is newer than the program`() throws {
    let room = TemporaryFolder(["Graph/A.swift": "", "Cache/A.swift": ""])
    defer { withExtendedLifetime(room) {} }
    let made = room.url.appending(path: "program")
    func identity(_ text: String, program: Double, source: Double) throws -> String {
      for (file, text, age) in [
        ("program", "", program), ("Index/A.swift", text, source), ("Graph/A.swift", "", 0),
        ("Cache/A.swift", "", 0),
      ] {
        try room.write(text, to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: age)],
          ofItemAtPath: room.url.appending(path: file).path)
      }
      return ReaderIdentity.text(of: made, room: room.url)
    }
    let first = try identity("one", program: 200, source: 100)
    #expect(try identity("one", program: 300, source: 150) == first)
    #expect(try identity("two", program: 300, source: 150) != first)
    let stale = try identity("one", program: 300, source: 400)
    #expect(stale != first)
    #expect(try identity("two", program: 300, source: 500) == stale)
    #expect(try identity("one", program: 301, source: 400) != stale)
    try FileManager.default.removeItem(at: room.url.appending(path: "Index"))
    #expect(ReaderIdentity.text(of: made, room: room.url) != first)
  }
}
