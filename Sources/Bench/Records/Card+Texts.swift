import Catalog

extension Card {
  /// What the card says of roles, arrows and rules, for fingerprints of what is checked against it.
  var checkedTexts: [String] {
    let roles = self.roles.flatMap { [$0.name, $0.part.rawValue] + $0.types }
    let arrows = self.arrows.flatMap { [$0.from, $0.to, $0.via.rawValue] }
    let exceptions = self.exceptions.flatMap { [$0.from, $0.to] }
    let rules = claims.filter { $0.kind == .rule }.flatMap { rule in
      [rule.id, rule.hedge?.rawValue ?? ""]
        + rule.assertions.flatMap { [$0.measure.name, $0.relation.rawValue] }
    }
    return roles + arrows + exceptions + rules
  }
}
