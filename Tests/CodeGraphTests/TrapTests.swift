import Testing

@testable import CodeGraph

@Suite struct TrapTests {
  /// Types and members are compared only in files that list any; references of macros have a test of their own.
  @Test(arguments: Trap.all) func `The graph has the facts below each line`(trap: Trap) async throws {
    let expected = try trap.lines
    let lists = (
      types: expected.contains { $0.hasPrefix("//> is ") },
      members: expected.contains { $0.hasPrefix("//> ") && $0.contains(" has ") },
      implicit: !expected.contains("import Observation")
    )
    let annotations = try await trap.annotations.filter { annotation in
      (lists.types || !annotation.text.hasPrefix("is "))
        && (lists.members || !annotation.text.contains(" has "))
        && (lists.implicit || !annotation.text.contains("(implicit)"))
    }
    let found = expected.enumerated().flatMap { index, line in
      (line.hasPrefix("//> ") ? [] : [line])
        + annotations.filter { $0.place.line == index + 1 }.map { "//> \($0.text)" }
    }
    #expect(found.difference(from: expected).isEmpty)
  }

  @Test func `References resolved by position are counted, but not those to the standard library`()
    async throws
  {
    // `Bulb`, `Winged` and twice a type behind an alias; not `Int`, `String`, `AnyObject` and `Sendable`.
    #expect(try await Trap.graph.givenByPosition["Traps/Signal.swift"] == 4)
    #expect(try await Trap.graph.givenByPosition["Traps/main.swift"] == 2)
  }

  @Test func `An edge has the references between two types in order`() async throws {
    let graph = try await Trap.graph
    let names = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0.name) })
    let edges = graph.edges.filter { $0.references[0].place.file == "Traps/Hall.swift" }.map { edge in
      let kinds = edge.kinds.map(\.rawValue).joined(separator: ", ")
      let lines = edge.references.map { "\($0.place.line) \($0.kind.rawValue)" }.joined(separator: ", ")
      return "\(names[edge.from] ?? "") → \(names[edge.to] ?? ""): \(kinds): \(lines)"
        + (edge.isConformance ? ", only a conformance" : "")
    }
    #expect(
      edges == [
        "Desk → Fixture: inherits: 6 inherits",
        "Desk → Lamp: conforms: 6 conforms, only a conformance",
        "Hall → Desk: constructs, mentions: 11 mentions, 16 constructs, 16 mentions, 31 mentions",
        "Hall → Fixture: reads, writes: 23 reads, 25 writes, 27 reads, 27 writes, 29 reads, 29 writes",
        "Hall → Lamp: calls, mentions: 13 mentions, 21 calls",
      ])
  }

  @Test func `References that a macro adds are implicit`() async throws {
    let implicit = try await Trap(file: "Model.swift").annotations.filter { $0.text.contains("(implicit)") }
    #expect(implicit.contains { $0.text.contains(" conforms protocol Observation.Observable (implicit)") })
    #expect(implicit.map(\.place.line).allSatisfy { $0 == 7 || $0 == 8 })
    #expect(implicit.allSatisfy { $0.text.hasPrefix("Model") })
  }

  @Test func `A macro's additions to a nested type belong to that type`() async throws {
    let graph = try await Trap.graph
    let from = Set(
      graph.edges.filter { $0.references.contains { $0.place.file == "Traps/Harbour.swift" } }.map(\.from))
    #expect(graph.types.filter { from.contains($0.id) }.map(\.name) == ["Harbour.State"])
  }

  @Test func `A type's lines include its extensions in all files`() async throws {
    let graph = try await Trap.graph
    let parcel = try #require(graph.types.first { $0.name == "Parcel" })
    #expect(graph.lines[parcel.id] == 11)
  }

  @Test func `Properties and methods with a result have a value`() async throws {
    let members = try await Trap.graph.types.first { $0.name == "Gauge" }?.members ?? []
    #expect(
      members.filter(\.givesValue).map(\.name) == [
        "level", "name", "double", "both", "watched", "late", "shared", "shown", "sort", "act",
        "subscript(_:)", "value()", "later()", "make()", "+(_:_:)", "<(_:_:)",
      ])
  }

  @Test func `Global declarations are listed`() async throws {
    let globals = try await Trap.graph.globals.map { "\($0.module) \($0.name) \($0.place)" }
    #expect(globals.contains("Traps nobody() Traps/Detective.swift:50"))
    let file = "Traps/Globals.swift"
    #expect(
      globals.filter { $0.contains(file) } == [
        "Traps standard \(file):4", "Traps price(of:) \(file):5", "Traps current \(file):6",
      ])
  }

  @Test func `An imported type has its own members`() async throws {
    let account = try await Trap.graph.types.first { $0.name == "Account" }
    #expect(account?.module == "Outside" && account?.members.map(\.name) == ["init()", "owner"])
  }

  @Test func `A type of an unread module is found by its members`() async throws {
    let types = try await Trap.graph.types.filter { $0.module == "Far" }
    #expect(types.map { "\($0.kind) \($0.name)" } == ["class Bell", "protocol Ringing", "enum Tone"])
    #expect(types.allSatisfy { $0.place == nil && $0.members.isEmpty })
  }
}
