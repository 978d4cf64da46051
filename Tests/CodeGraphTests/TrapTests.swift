import Testing

@testable import CodeGraph

@Suite struct TrapTests {
  /// Types and members are compared in the files that tell of any; what a macro wrote has its own test.
  @Test(arguments: Trap.all) func `The graph says of each line what stands below it`(trap: Trap) async throws
  {
    let expected = try trap.lines
    let tells = (
      types: expected.contains { $0.hasPrefix("//> is ") },
      members: expected.contains { $0.hasPrefix("//> ") && $0.contains(" has ") },
      implicit: !expected.contains("import Observation")
    )
    let annotations = try await trap.annotations.filter { annotation in
      (tells.types || !annotation.text.hasPrefix("is "))
        && (tells.members || !annotation.text.contains(" has "))
        && (tells.implicit || !annotation.text.contains("(implicit)"))
    }
    let found = expected.enumerated().flatMap { index, line in
      (line.hasPrefix("//> ") ? [] : [line])
        + annotations.filter { $0.place.line == index + 1 }.map { "//> \($0.text)" }
    }
    #expect(found.difference(from: expected).isEmpty)
  }

  @Test func `What was given by position is counted where it names a type, not a word of the language`()
    async throws
  {
    // `Bulb`, `Winged` and twice what is behind an alias; not `Int`, `String`, `AnyObject` and `Sendable`.
    #expect(try await Trap.graph.givenByPosition["Traps/Signal.swift"] == 4)
    #expect(try await Trap.graph.givenByPosition["Traps/main.swift"] == 2)
  }

  @Test func `An edge gathers the references between two types in their order`() async throws {
    let graph = try await Trap.graph
    let names = Dictionary(uniqueKeysWithValues: graph.types.map { ($0.id, $0.name) })
    let told = graph.edges.filter { $0.references[0].place.file == "Traps/Hall.swift" }.map { edge in
      let kinds = edge.kinds.map(\.rawValue).joined(separator: ", ")
      let lines = edge.references.map(\.place.line)
      return "\(names[edge.from] ?? "") → \(names[edge.to] ?? ""): \(kinds) in \(lines)"
        + (edge.isConformance ? ", no more than a conformance" : "")
    }
    #expect(
      told == [
        "Desk → Fixture: inherits in [6]",
        "Desk → Lamp: conforms in [6], no more than a conformance",
        "Hall → Desk: constructs, mentions in [11, 16, 16, 31]",
        "Hall → Fixture: reads, writes in [23, 25, 27, 27, 29, 29]",
        "Hall → Lamp: calls, mentions in [13, 21]",
      ])
  }

  @Test func `What a macro writes is marked as the compiler's`() async throws {
    let written = try await Trap(file: "Model.swift").annotations.filter { $0.text.contains("(implicit)") }
    #expect(written.contains { $0.text.contains(" conforms protocol Observation.Observable (implicit)") })
    #expect(written.map(\.place.line).allSatisfy { $0 == 7 || $0 == 8 })
    #expect(written.allSatisfy { $0.text.hasPrefix("Model") })
  }

  @Test func `What a macro adds to a nested type is that type's, not the one's before it`() async throws {
    let graph = try await Trap.graph
    let from = Set(
      graph.edges.filter { $0.references.contains { $0.place.file == "Traps/Harbour.swift" } }.map(\.from))
    #expect(graph.types.filter { from.contains($0.id) }.map(\.name) == ["Harbour.State"])
  }

  @Test func `A type's lines are those of its extensions too, in all files`() async throws {
    let graph = try await Trap.graph
    let parcel = try #require(graph.types.first { $0.name == "Parcel" })
    #expect(graph.lines[parcel.id] == 11)
  }

  @Test func `Properties and methods with a result give a value`() async throws {
    let members = try await Trap.graph.types.first { $0.name == "Gauge" }?.members ?? []
    #expect(
      members.filter(\.givesValue).map(\.name) == [
        "level", "name", "double", "both", "watched", "late", "shared", "shown", "sort", "act",
        "subscript(_:)", "value()", "later()", "make()", "+(_:_:)", "<(_:_:)",
      ])
  }

  @Test func `What stands in no type is told by name`() async throws {
    let globals = try await Trap.graph.globals.filter { $0.place.file == "Traps/Detective.swift" }
    #expect(globals.map { "\($0.module) \($0.name) \($0.place.line)" } == ["Traps nobody() 56"])
  }

  @Test func `What the compiler adds to a type belongs to that type`() async throws {
    #expect(try await Trap.graph.types.filter { $0.name == "Season" }.map(\.module) == ["Traps"])
  }

  @Test func `Another module's type keeps its own members`() async throws {
    let account = try await Trap.graph.types.first { $0.name == "Account" }
    #expect(account?.module == "Outside" && account?.members.map(\.name) == ["init()", "owner"])
  }

  @Test func `A type of a module that is not measured is known by its members alone`() async throws {
    let types = try await Trap.graph.types.filter { $0.module == "Far" }
    #expect(types.map { "\($0.kind) \($0.name)" } == ["class Bell", "protocol Ringing", "enum Tone"])
    #expect(types.allSatisfy { $0.place == nil && $0.members.isEmpty })
  }

  @Test func `A file with only a comment declares nothing and is no problem`() async throws {
    #expect(try await Trap(file: "Nothing.swift").annotations.isEmpty)
  }
}
