import Foundation
import Processes
import TestSupport
import Testing

@testable import CodeGraph

/// The cache of read modules: its format, its files and its keys.
@Suite struct CodeCacheTests {
  @Test func `Unpacked code equals the packed code`() async throws {
    for code in try await Trap.codes {
      #expect(!code.graph.types.isEmpty && !code.interface.owners.isEmpty)
      #expect(ModuleCode(packed: code.packed) == code)
      #expect(ModuleCode.graph(packed: code.packed) == code.graph)
    }
    #expect(try await Trap.codes.contains { !$0.interface.aliases.isEmpty })
    #expect(try await Trap.codes.contains { !$0.graph.lookups.isEmpty && !$0.graph.globals.isEmpty })
  }

  @Test func `A file with a changed, missing or extra byte is refused`() throws {
    let module = CachedModule(code: Data("the code".utf8), interface: Data("interface".utf8))
    let file = module.file
    let found = try #require(CachedModule(file))
    #expect(found.code == module.code && found.interface == module.interface)
    for place in file.indices {
      var other = file
      other[place] ^= 1
      #expect(CachedModule(other) == nil)
      #expect(CachedModule(file.prefix(place)) == nil)
    }
    #expect(CachedModule(file + Data([0])) == nil)
  }

  @Test func `The least recently used files are deleted, and abandoned work folders`() throws {
    let temporary = TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url
    let cache = CodeCache(folder: folder)
    let module = CachedModule(code: Data("code".utf8), interface: Data())
    func age(_ name: String, by seconds: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now - seconds], ofItemAtPath: folder.appending(path: name).path)
    }
    for number in 0..<CodeCache.capacity + 2 {
      try cache.store(module, for: "m\(number)")
      try age("m\(number).code", by: 3600 - Double(number))
    }
    for (name, hours) in [("work-old", 25.0), ("work-new", 23)] {
      try temporary.write("", to: "\(name)/file")
      try age(name, by: hours * 3600)
    }
    #expect(cache.module(for: "m0") != nil)
    cache.prune()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.count == CodeCache.capacity + 1)
    #expect(left.contains("work-new") && left.contains("m0.code"))
    #expect(!left.contains("m1.code") && !left.contains("m2.code") && left.contains("m3.code"))
  }

  @Test func `Fingerprints differ by bytes and by the boundaries between texts`() {
    func fingerprint(_ texts: String...) -> String { Fingerprint(texts).text }
    let texts = [
      fingerprint(), fingerprint(""), fingerprint("a"), fingerprint("b"), fingerprint("a", "b"),
      fingerprint("ab"), fingerprint("", "ab"), fingerprint("12345678"), fingerprint("12345679"),
      fingerprint("123456789"), fingerprint("12345678\0"),
    ]
    #expect(Set(texts).count == texts.count)
    #expect(fingerprint("a", "b") == texts[4])
    #expect(texts.allSatisfy { $0.count == 16 })
  }

  @Test func `A reader's identity is its source, or the program's date if the source is newer`() throws {
    let sources = TemporaryFolder(["Graph/A.swift": "", "Cache/A.swift": ""])
    defer { withExtendedLifetime(sources) {} }
    let url = sources.url.appending(path: "program")
    func identity(_ text: String, program: Double, source: Double) throws -> String {
      for (file, text, age) in [
        ("program", "", program), ("Index/A.swift", text, source), ("Graph/A.swift", "", 0),
        ("Cache/A.swift", "", 0),
      ] {
        try sources.write(text, to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: age)],
          ofItemAtPath: sources.url.appending(path: file).path)
      }
      return ReaderIdentity.text(of: url, sources: sources.url)
    }
    let first = try identity("one", program: 200, source: 100)
    #expect(try identity("one", program: 300, source: 150) == first)
    #expect(try identity("two", program: 300, source: 150) != first)
    let stale = try identity("one", program: 300, source: 400)
    #expect(stale != first)
    #expect(try identity("two", program: 300, source: 500) == stale)
    #expect(try identity("one", program: 301, source: 400) != stale)
    try FileManager.default.removeItem(at: sources.url.appending(path: "Index"))
    #expect(ReaderIdentity.text(of: url, sources: sources.url) != first)
  }
}
