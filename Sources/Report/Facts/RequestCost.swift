import Records

/// A figure of what a change request costs, with the noun that it counts.
struct RequestCost: Sendable {
  let figure: CellFigure
  let noun: Noun

  /// The costs that a fact names, in its order.
  static let all = [
    RequestCost(
      figure: .types,
      noun: Noun("type edited or new", plural: "types edited or new")
    ),
    RequestCost(
      figure: .lines,
      noun: Noun("line changed", plural: "lines changed")
    ),
    RequestCost(
      figure: .broken,
      noun: Noun("test broken", plural: "tests broken")
    ),
  ]
}
