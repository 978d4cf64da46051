import Foundation
import TestSupport
import Testing

@testable import Coupling

/// Whatever becomes of a store's files: the right answer, or a message.
@Suite struct DamagedStoreTests {
  /// How readings of damaged stores ended.
  private struct Endings: Sendable {
    var right = 0
    var told = 0
    /// The library ended the reading process, and that was told.
    var ended = 0
    var wrong: [String] = []

    static func + (one: Endings, other: Endings) -> Endings {
      Endings(
        right: one.right + other.right, told: one.told + other.told, ended: one.ended + other.ended,
        wrong: one.wrong + other.wrong)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `Two thousand damaged stores give the right answer or a message`() async throws {
    let sample = try await SampleStore(of: "Shop")
    defer { sample.remove() }
    let good = try sample.graph()
    #expect(good.types.count > 5)
    let damages = try sample.files().flatMap { file in
      Damage.spread(over: file, of: try size(of: file, in: sample), count: 200)
    }
    try #require(damages.count >= 2_000)
    let workers = 2
    let endings = try await withThrowingTaskGroup { group in
      for worker in 0..<workers {
        let share = damages.indices.filter { $0 % workers == worker }.map { damages[$0] }
        group.addTask { try await Self.endings(of: share, in: sample, good, worker) }
      }
      return try await group.reduce(Endings(), +)
    }
    #expect(endings.wrong == [])
    // Not every damage is one: some bits mean nothing. But if nearly none were told, then none was done.
    #expect(endings.right > 100)
    #expect(endings.told > 1_000)
    #expect(endings.right + endings.told + endings.ended == damages.count)
  }

  private func size(of file: String, in sample: SampleStore) throws -> Int {
    try Data(contentsOf: sample.store.appending(path: file)).count
  }

  /// Reads a copy of the store once for each damage, each time in a process of its own.
  private static func endings(
    of damages: [Damage], in sample: SampleStore, _ good: DependencyGraph, _ worker: Int
  ) async throws -> Endings {
    let store = sample.package.appending(path: "copy\(worker)")
    try FileManager.default.copyItem(at: sample.store, to: store)
    let process = ReadingProcess(program: Program("compare").url, patience: 30)
    var endings = Endings()
    for damage in damages {
      let original = try Data(contentsOf: sample.store.appending(path: damage.file))
      try damage.apply(to: original, in: store)
      do throws(CouplingError) {
        let graph = try await process.graph(for: sample.request(forStoreAt: store))
        if graph == good { endings.right += 1 } else { endings.wrong.append("\(damage): another graph") }
      } catch {
        switch error {
        case .damagedStore(_, let reason) where reason.contains("signal"): endings.ended += 1
        case .damagedStore, .outOfDate, .noStore, .otherFormat: endings.told += 1
        default: endings.wrong.append("\(damage): \(error)")
        }
      }
      try damage.mend(with: original, in: store)
    }
    return endings
  }

  @Test func `A whole store without units or without records is told`() async throws {
    let sample = try await SampleStore(of: "Shop")
    defer { sample.remove() }
    let process = ReadingProcess(program: Program("compare").url)
    for folder in ["v5/records", "v5/units", "v5"] {
      try FileManager.default.removeItem(at: sample.store.appending(path: folder))
      await #expect(throws: CouplingError.self) {
        try await process.graph(for: sample.request(forStoreAt: sample.store))
      }
    }
  }

  @Test func `No oddity of the language is taken for damage`() async throws {
    let sample = try await SampleStore(
      of: "Oddities",
      with: [
        "Windows.swift":
          "struct Windows {\r\n  let a = Num(1)\r\n  // c {\r\n  func b() -> Num {\r\n    a.twice()\r\n  }\r\n}\r\n",
        "Comment.swift": "// Only a comment.\n/* and { another /* in it */ */\n",
        "Empty.swift": "",
        "Conditional.swift": "#if false\nstruct Never {}\n#endif\n",
      ])
    defer { sample.remove() }
    let graph = try sample.graph()
    #expect(graph.types.contains { $0.name == "Multi.Inner.Deep" })
    #expect(graph.types.contains { $0.name == "Windows" })
  }
}
