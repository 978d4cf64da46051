import Testing

@testable import CodeGraph
@testable import Measures

/// Examples of different size that share code in the folder Common.
///
/// In Common, Base is for all, Client, which conforms to Asking, for Login and Notes, and Page for Notes alone.
@Suite struct CommonCodeTests {
  private static let folders = [
    "Hello": "Greeting", "Gate": "Login", "Check": "Login", "List": "Notes", "Editor": "Notes",
    "Sorter": "Notes",
    "Base": "Common", "Asking": "Common", "Client": "Common", "Client.Reply": "Common", "Page": "Common",
    "Unnamed": "Common",
  ]

  private static let edges = [
    ("Hello", "Base"), ("Gate", "Base"), ("Gate", "Check"), ("Check", "Asking"), ("Client", "Asking"),
    ("Client", "Client.Reply"), ("List", "Base"), ("List", "Page"), ("Sorter", "Asking"), ("Editor", "Base"),
  ]

  private func code(of examples: String...) throws -> [PatternCode] {
    let types = Self.folders.map { name, folder in
      TypeNode(
        id: name, name: name, kind: name == "Asking" ? .protocol : .class, module: "One",
        place: Place(file: "One/\(folder)/\(name.prefix { $0 != "." }).swift", line: 1))
    }
    var graph = DependencyGraph(
      types: types,
      edges: Self.edges.map { from, to in
        let place = Place(file: "One/\(Self.folders[from] ?? "")/\(from).swift", line: 2)
        let kind: Reference.Kind = from == "Client" && to == "Asking" ? .conforms : .calls
        return Edge(from: from, to: to, references: [Reference(kind: kind, place: place)])
      })
    graph.lines = Self.folders.mapValues { _ in 10 }
    let view = ["Hello", "Gate", "List", "Editor", "Base", "Page", "Unnamed"]
    let model = RoleModel(
      name: "ONE", module: "One",
      roles: [
        Role(name: "View", duty: "", part: .view, types: view),
        Role(name: "Logic", duty: "", part: .logic, types: ["Check", "Sorter", "Asking", "Client"]),
      ], arrows: [])
    return try examples.reduce(into: []) { codes, example in
      codes.append(try PatternCode(of: model, at: "One", example: example, after: codes, in: graph))
    }
  }

  private func names(_ types: [PatternCode.ClassifiedType]) -> [String] { types.map(\.name) }

  @Test func `A common type counts where it is needed, or everywhere if no example needs it`() throws {
    let codes = try code(of: "Greeting", "Login", "Notes")
    #expect(names(codes[0].types) == ["Hello", "Base", "Unnamed"])
    #expect(
      names(codes[1].types) == ["Gate", "Base", "Unnamed", "Check", "Asking", "Client", "Client.Reply"])
    #expect(
      names(codes[2].types) == [
        "List", "Editor", "Base", "Page", "Unnamed", "Sorter", "Asking", "Client", "Client.Reply",
      ])
  }

  @Test func `Types that smaller examples use too are reused, by role`() throws {
    let codes = try code(of: "Greeting", "Login", "Notes")
    #expect(
      codes.map { names($0.reused) } == [
        [], ["Base", "Unnamed"], ["Base", "Unnamed", "Asking", "Client", "Client.Reply"],
      ])
    #expect(codes[2].reusedByRole.map(\.0) == ["View", "Logic"])
    #expect(try codes[2].figure(for: .reusedTypes).value == 5)
    #expect(try codes[2].figure(for: .reusedRoles).value == 2)
    #expect(Measure.reusedRoles.names?(codes[2]) == ["View 2", "Logic 3"])
    #expect(try code(of: "Notes")[0].reused == [])
  }

  @Test func `Growth is the multiple of the example before, and the smallest has none`() throws {
    let codes = try code(of: "Greeting", "Login", "Notes")
    let growth = Measure.growth(of: .linesWithWiring)
    #expect(try codes.dropFirst().map { try $0.figure(for: growth).value } == [70.0 / 30, 90.0 / 70])
    #expect(throws: MeasureError.notMeasurable(measure: growth.name, subject: "ONE, Greeting")) {
      try codes[0].figure(for: growth)
    }
    // Without Login, Notes follows Greeting.
    #expect(try code(of: "Greeting", "Notes")[1].figure(for: growth).value == 3)
  }
}
