import Testing

@testable import Coupling

/// Members that nobody wrote, and code of one type in several places.
@Suite struct AddedMemberTests {
  static let traps = [added, nested, first, second]

  static let added = Trap(
    "Season.swift",
    """
    enum Season: String, CaseIterable {
      case summer
      var title: String { rawValue }
    }
    struct Calendar {
      let season: Season
      func name() -> String { season.rawValue }
      func all() -> [Season] { Season.allCases }
    }
    """)

  @Test func `What the compiler adds to a type belongs to that type`() async throws {
    expectLines(
      try await Self.added.references,
      """
      Season.swift:6 Calendar.season mentions Season
      Season.swift:7 Calendar.name() reads Season.rawValue
      Season.swift:8 Calendar.all() mentions Season
      Season.swift:8 Calendar.all() mentions Season
      Season.swift:8 Calendar.all() reads Season.allCases
      """)
    let modules = try await Trap.graph.types.filter { $0.name == "Season" }.map(\.module)
    #expect(modules == ["Traps"])
  }

  static let nested = Trap(
    "Harbour.swift",
    """
    import Observation

    struct Ship {}
    final class Harbour {
      struct Quay {}
      @Observable final class State {
        var ship: Ship?
      }
    }
    """)

  @Test func `What a macro adds to a nested type is that type's, not the one's before it`() async throws {
    let graph = try await Trap.graph
    let from = Set(
      graph.edges.filter { $0.references.contains { $0.place.file.hasSuffix("Harbour.swift") } }.map(\.from))
    #expect(graph.types.filter { from.contains($0.id) }.map(\.name) == ["Harbour.State"])
  }

  static let first = Trap(
    "Parcel.swift",
    """
    // A comment takes no line.
    struct Parcel {
      let weight: Int
    }

    extension Parcel {
      var isHeavy: Bool { weight > 10 }
    }
    """)

  static let second = Trap(
    "Parcel+Label.swift",
    """
    extension Parcel {
      var label: String {
        "\\(weight)"
      }
    }
    """)

  @Test func `A type's lines are those of its extensions too, in all files`() async throws {
    let graph = try await Trap.graph
    let parcel = try #require(graph.types.first { $0.name == "Parcel" })
    #expect(graph.lines[parcel.id] == 11)
    expectLines(
      try await Self.second.members,
      """
      Parcel+Label.swift:2 Parcel has property label: Swift.String
      """)
  }
}
