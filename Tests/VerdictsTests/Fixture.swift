import Measures

@testable import Catalog

/// Changes of a pattern's code, legal under its card, that make a measure's figure larger or smaller.
struct Fixture: Sendable {
  typealias Edit = @Sendable (inout EditedCode, Card) -> Void

  private(set) var raise: Edit? = nil
  private(set) var lower: Edit? = nil

  /// The measures of recorded results; ``JudgeTests`` turns their verdicts.
  static let recorded = JudgeTests.recorded.map(\.0)

  /// A fixture for each measure that decides a verdict.
  static let all: [Measure: Fixture] = [
    .types: manyTypes, .typesWithWiring: manyTypes,
    .protocols: Fixture(raise: { $0.add(100, .protocol, to: $1.role(.logic), of: $1) }),
    .lines: longType, .linesWithWiring: longType, .linesPerType: longType, .largestTypeShare: longType,
    .largest(.lines, of: .logic): longType,
    .largest(.lines, of: .view): Fixture(raise: { $0.add(to: $1.role(.view), of: $1, lines: 1000) }),
    .largest(.lines, of: .role("Presenter")): Fixture(raise: { code, card in
      for role in card.roles where role.name == "Presenter" { code.add(to: role, of: card, lines: 1000) }
    }),
    .largest(.members, of: .logic): Fixture(raise: { $0.add(to: $1.role(.logic), of: $1, members: 100) }),
    .largest(.fanOut, of: .logic): Fixture(raise: { code, card in
      let types = code.add(101, to: card.role(.logic), of: card)
      for other in types.dropFirst() { code.link(types[0], other) }
    }),
    .membersBetween(.view, .logic): Fixture(raise: { code, card in
      let roles = [card.role(.view), card.role(.logic)]
      let ends = [roles, roles.reversed()].first { ends in
        ends[0] == ends[1] || card.arrows.contains { $0.from == ends[0].name && $0.to == ends[1].name }
      }
      guard let ends else { return }
      let (from, to) = (
        code.add(to: ends[0], of: card), code.add(1, .protocol, to: ends[1], of: card, members: 100)
      )
      code.link(from[0], to[0], members: 100)
    }),
    .linesReaching: Fixture(raise: { code, card in
      for arrow in card.arrows where arrow.to == Arrow.network {
        for role in card.roles where role.name == arrow.from && role.part != .wiring {
          for type in code.add(to: role, of: card, lines: 1000) {
            code.link(type, toExternal: "HTTPTransport")
          }
        }
      }
    }),
    .roles: Fixture(lower: { code, card in
      code.keep(card.roles.filter { [.view, .navigation].contains($0.part) }, of: card)
    }),
  ]

  private static let manyTypes = Fixture(raise: { $0.add(100, to: $1.role(.view), of: $1) })
  private static let longType = Fixture(raise: { $0.add(to: $1.role(.logic), of: $1, lines: 1000) })
}

extension Card {
  /// The first role that plays a part; that of the view where none does.
  fileprivate func role(_ part: Part) -> Role {
    roles.first { $0.part == part } ?? roles.first { $0.part == .view } ?? roles[0]
  }
}
