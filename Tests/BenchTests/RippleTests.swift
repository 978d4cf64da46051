import Measures
import Testing

@testable import Catalog
@testable import Records

/// The edited types outside the parts that the kind of a request names.
@Suite struct RippleTests {
  private static let card = Card(
    id: "abc", name: "ABC", module: "ABC", summary: "",
    roles: [
      Role(name: "View", duty: "", part: .view, types: ["Screen"]),
      Role(name: "Presenter", duty: "", part: .logic, types: ["Reader", "Writer"]),
      Role(name: "Wiring", duty: "", part: .wiring, types: ["Maker"]),
    ],
    arrows: [], terms: [], workflow: [], claims: [], caveats: [], advice: Advice(source: .mvx), sources: [])

  private func finding(_ parts: Set<Part>) -> CellFinding {
    var request = ChangeRequest(id: "some", summary: "", example: "login", isControl: false)
    request.parts = parts
    let product = [
      part("Reader", "Presenter"), part("Screen", "View"), part("Writer", "Presenter", .added),
      part("Maker", "Wiring"), part("ABCPattern", nil),
    ]
    return CellFinding(request: request, card: Self.card, size: CellSize(product: product), result: nil)
  }

  private func part(_ name: String, _ role: String?, _ kind: PatchedFile.Kind = .edited) -> CellPart {
    CellPart(
      name: name, role: role, isWiring: false, kind: kind, addedLines: 1, removedLines: 0)
  }

  @Test func `Edited types of other parts and the composition root are the ripple`() {
    #expect(finding([.logic, .model]).ripple == 3)
    #expect(finding([.view]).ripple == 3)
    #expect(finding([.logic, .view, .wiring]).ripple == 1)
  }

  @Test func `No part and a part that no role plays have no ripple`() {
    #expect(finding([]).ripple == nil)
    #expect(finding([.navigation]).ripple == nil)
  }

  @Test func `The request for a rule names logic and model`() {
    let named = ChangeRequest.all.filter { !$0.parts.isEmpty }
    #expect(named.map(\.id) == ["three"] && named[0].parts == [.logic, .model])
  }
}
