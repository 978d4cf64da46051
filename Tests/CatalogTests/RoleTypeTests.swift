import Catalog
import Comparison
import Testing

/// Every file of a pattern plays exactly one role of its card.
@Suite struct RoleTypeTests {
  @Test(arguments: Registry.cards) func `Every file of a pattern has one role, every type of a role a file`(
    card: Card
  )
    throws
  {
    let files = try SourceTree.types(in: SourceTree.patterns.appending(path: card.module))
    let shared = Set(try SourceTree.types(in: SourceTree.examples).values.joined())
    #expect(files.count >= 3)
    #expect(shared.isSuperset(of: ["Person", "Credentials", "User", "Session", "LoginFailure"]))
    #expect(RoleTypeChecks.problems(in: card, files: files, shared: shared) == [])
  }

  @Test func `A pattern's own entry has no role`() {
    let files = ["MVPPattern.swift": ["MVPPattern"], "A.swift": ["A"]]
    #expect(RoleTypeChecks.problems(in: card(["A"]), files: files, shared: []) == [])
  }

  @Test(arguments: [
    (["A"], ["A.swift": ["A"], "B.swift": ["B"]], "B has no role"),
    (["A", "A"], ["A.swift": ["A"]], "A has two roles"),
    (["A", "C"], ["A.swift": ["A"]], "there is no C"),
    (["A", "B"], ["A.swift": ["A", "B"]], #"A.swift declares ["A", "B"]"#),
    (["Person", "A"], ["A.swift": ["A"]], "View lists a shared type first"),
    ([], [:], "View has no type"),
  ])
  func `A card that does not fit the files is caught`(
    types: [String], files: [String: [String]], problem: String
  ) {
    #expect(RoleTypeChecks.problems(in: card(types), files: files, shared: ["Person"]) == [problem])
  }

  private func card(_ types: [String]) -> Card {
    sample(roles: [Role(name: "View", duty: "Shows.", part: .view, types: types)])
  }
}
