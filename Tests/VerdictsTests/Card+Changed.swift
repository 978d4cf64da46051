import Foundation
import Measures
import TestSupport

@testable import Catalog

extension Card {
  /// The text of a file in the fixtures of the pattern's tests.
  func fixture(_ name: String) throws -> String {
    let file = Program.packageFolder.appending(path: "Tests/\(module)Tests/Fixtures/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The card with a type moved to some roles only.
  func moving(_ type: String, to names: [String]) -> Card {
    changing { card in
      card.roles = roles.map { role in
        Role(
          name: role.name, duty: role.duty, part: role.part,
          types: role.types.filter { $0 != type } + (names.contains(role.name) ? [type] : []))
      }
    }
  }

  /// The card after a change.
  func changing(_ change: (inout Card) -> Void) -> Card {
    var card = self
    change(&card)
    return card
  }
}

extension Claim {
  /// A claim that is on no card.
  static func sample(
    _ evidence: Evidence, id: String = "mvp.sample", hedge: Hedge? = nil, side: Side = .difference,
    against others: [String] = []
  ) -> Claim {
    Claim(id: id, evidence: evidence, hedge: hedge, side: side, against: others, text: "", source: .mvx)
  }
}
