import AnalysisTestSupport
import Examples
import Measures
import TEA
import TestSupport
import Testing

/// Shows in the code what the card's caveats describe.
struct TEACaveatTests {
  @Test(arguments: Example.shown(by: TEAPattern()))
  func `a view copies state and sends actions, nothing else`(example: Example) async throws {
    let code = try await ThisCode.code(of: .tea, in: example)
    #expect(code.namings(from: "View", to: "State", .writes) == [])
    #expect(code.namings(from: "Container", to: "State", .writes) == [])
    #expect(code.namings(from: "Store", to: "State", .writes) == [])
    for call in code.namings(from: "View", to: "Store", .calls) {
      #expect(call.contains(".send(_:)"), "\(call)")
    }
    #expect(code.types(of: "Client", namedBy: "View") == [])
  }

  @Test func `the notes are once in the root's state`() async throws {
    let code = try await ThisCode.code(of: .tea, in: .notes)
    #expect(code.members(of: "NotesState", .property).contains("notes"))
    for state in ["NoteListState", "NoteDetailState"] {
      #expect(code.members(of: state, .property).allSatisfy { !$0.hasPrefix("notes") }, "\(state)")
    }
  }

  @Test(arguments: ["NoteList", "NoteDetail", "NoteEditor", "Login", "Home"])
  func `a child names neither its parent nor a sibling`(child: String) async throws {
    let example: Example = ["Login", "Home"].contains(child) ? .login : .notes
    let code = try await ThisCode.code(of: .tea, in: example)
    let others = ["Notes", "NoteList", "NoteDetail", "NoteEditor", "LoginApp", "Login", "Home"]
      .filter { $0 != child }
    let parts = ["State", "Action", "Reducer"]
    let forbidden = Set(others.flatMap { other in parts.map { other + $0 } })
    let own = Set(parts.map { child + $0 })
    let named = Set(code.links.filter { own.contains($0.from.name) }.map(\.to.name))
    #expect(named.isDisjoint(with: forbidden), "\(named)")
  }

  @Test func `note and editor are two optionals`() async throws {
    let code = try await ThisCode.code(of: .tea, in: .notes)
    let optionals = code.optionals(of: "State")
    #expect(optionals.contains("NotesState.detail"))
    #expect(optionals.contains("NotesState.editor"))
  }

  @Test(arguments: Example.shown(by: TEAPattern()))
  func `a view knows no reducer`(example: Example) async throws {
    let code = try await ThisCode.code(of: .tea, in: example)
    #expect(code.types(of: "Reducer", namedBy: "View") == [])
    #expect(code.types(of: "Reducer", namedBy: "Container") == [])
    #expect(code.types(of: "Reducer", namedBy: "State") == [])
  }

  @Test(arguments: Example.shown(by: TEAPattern()))
  func `the runtime names no type of an example`(example: Example) async throws {
    let code = try await ThisCode.code(of: .tea, in: example)
    for role in ["View", "Reducer", "Container", "State", "Action", "Entity", "Client"] {
      #expect(code.types(of: role, namedBy: "Store") == [], "\(role)")
    }
  }

  @Test func `the composition root makes the first state`() async throws {
    let references = try await ThisCode.graph(of: [.tea]).edges.flatMap(\.references)
    let loads = references.filter { $0.toMember == "load()" }
    #expect(Set(loads.map(\.place.file)) == ["Sources/Patterns/TEA/TEAPattern.swift"])
  }
}
