import Testing

@testable import Coupling

/// What a naming is for.
@Suite struct ReferenceKindTests {
  static let traps = [hall]

  static let hall = Trap(
    "Hall.swift",
    """
    protocol Lamp { func light() }
    class Fixture { var watts = 1 }
    final class Desk: Fixture, Lamp {
      func light() {}
    }
    final class Hall {
      var desk: Desk
      let lamp: any Lamp
      init() {
        desk = Desk()
        lamp = desk
      }
      func use() {
        lamp.light()
        let watts = desk.watts
        desk.watts = watts
        desk.watts += 1
        change(&desk.watts)
        let light = desk.light
        light()
      }
      func change(_ watts: inout Int) {}
    }
    """)

  @Test func `Inheriting, conforming, constructing, calling, reading and writing are not just mentions`()
    async throws
  {
    expectLines(
      try await Self.hall.references,
      """
      Hall.swift:3 Desk conforms protocol Lamp
      Hall.swift:3 Desk inherits Fixture
      Hall.swift:7 Hall.desk mentions Desk
      Hall.swift:8 Hall.lamp mentions protocol Lamp
      Hall.swift:10 Hall.init() constructs Desk.init()
      Hall.swift:10 Hall.init() mentions Desk
      Hall.swift:14 Hall.use() calls protocol Lamp.light()
      Hall.swift:15 Hall.use() reads Fixture.watts
      Hall.swift:16 Hall.use() writes Fixture.watts
      Hall.swift:17 Hall.use() reads Fixture.watts
      Hall.swift:17 Hall.use() writes Fixture.watts
      Hall.swift:18 Hall.use() reads Fixture.watts
      Hall.swift:18 Hall.use() writes Fixture.watts
      Hall.swift:19 Hall.use() mentions Desk.light()
      """)
  }

  @Test func `An edge gathers the references between two types in their order`() async throws {
    let graph = try await Trap.graph
    let names = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0.name) })
    let edges = graph.edges.filter { $0.references[0].place.file == "Sources/Traps/Hall.swift" }
    let told = edges.map { edge in
      let kinds = edge.kinds.map(\.rawValue).joined(separator: ", ")
      let places = edge.references.map { "\($0.place.line)" }.joined(separator: " ")
      return "\(names[edge.from] ?? "") → \(names[edge.to] ?? ""): \(kinds) in \(places)"
        + (edge.isConformance ? ", no more than a conformance" : "")
    }
    expectLines(
      told,
      """
      Desk → Fixture: inherits in 3
      Desk → Lamp: conforms in 3, no more than a conformance
      Hall → Desk: constructs, mentions in 7 10 10 19
      Hall → Fixture: reads, writes in 15 16 17 17 18 18
      Hall → Lamp: calls, mentions in 8 14
      """)
  }
}
