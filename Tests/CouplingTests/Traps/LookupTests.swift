import Testing

@testable import Coupling

/// What is found by name at run time, which no edge of the graph can show.
@Suite struct LookupTests {
  static let traps = [lookups]

  static let lookups = Trap(
    "Detective.swift",
    """
    import Foundation
    struct Detective {
      let suspect: Any
      func clues() -> [String] {
        Mirror(reflecting: suspect).children.compactMap(\\.label)
      }
      func listen() {
        NotificationCenter.default.post(name: .init("found"), object: nil)
      }
    }
    @dynamicMemberLookup struct Dossier {
      subscript(dynamicMember name: String) -> Int { name.count }
    }
    struct Sergeant {
      func pages(of dossier: Dossier) -> Int { dossier.pages }
      func all(of dossier: Dossier?) -> Int { (dossier?.pages ?? 0) + (dossier?.notes ?? 0) }
      @dynamicMemberLookup struct Desk {
        let dossier: Dossier
        subscript(dynamicMember name: String) -> Int { dossier[dynamicMember: name] }
        func own() -> Int { self.drawers }
      }
    }
    struct Switchboard {
      func line(for name: String) -> Int { name.count }
      func loop(for name: String) -> Int { line(for: name) }
    }
    struct Museum {
      func line(for name: String) -> Int { 0 }
    }
    struct Operator {
      let board: Switchboard
      let museum: Museum
      func connect() -> Int { board.line(for: "Ada") + museum.line(for: "Bob") + board.loop(for: "Cy") }
      func each() -> [Int] { ["Di"].map(board.line) }
    }
    func nobody() { _ = Mirror(reflecting: 1) }
    """)

  @Test func `Look-ups by name are told with their means and their places`() async throws {
    let found = try await Trap.graph.lookups.filter { $0.place.file.hasSuffix("Detective.swift") }
    #expect(
      found.map { "\($0.place.line) \($0.means) \($0.name ?? "–")" } == [
        "5 Mirror –", "8 NotificationCenter –", "15 subscript(dynamicMember:) pages",
        "16 subscript(dynamicMember:) pages", "16 subscript(dynamicMember:) notes",
        "19 subscript(dynamicMember:) –",
        "33 line(for:) \"Ada\"", "34 line(for:) –",
      ])
  }

  @Test func `What stands in no type is told by name`() async throws {
    let free = try await Trap.graph.free.filter { $0.place.file.hasSuffix("Detective.swift") }
    #expect(free.map { "\($0.module) \($0.name) \($0.place.line)" } == ["Traps nobody() 36"])
  }
}
