import Measures
import Report

/// The places of roles in a small drawing: view, logic and what is below it
/// from left to right, then navigation, then wiring.
struct RoleGrid {
  private(set) var places: [RoleDrawing.Point]
  private(set) var size = RoleDrawing.Point()

  /// Places the roles; `gap` is the least room between two columns,
  /// `pitch` the height of a row.
  init(_ diagram: RoleDiagram, gap: Double = 60, pitch: Double = 62) {
    places = Array(repeating: .zero, count: diagram.nodes.count)
    func nodes(_ part: Part) -> [Int] { diagram.nodes.indices.filter { diagram.nodes[$0].part == part } }
    func width(_ place: Int) -> Double { 2 * RoleBox.halfWidth(of: diagram.nodes[place]) }
    let columns = [nodes(.view), nodes(.logic), nodes(.model) + nodes(.outside)].filter { !$0.isEmpty }
    let rows = [nodes(.navigation), nodes(.wiring)].filter { !$0.isEmpty }
    let high = columns.map(\.count).max() ?? 0
    let widths = columns.map { $0.map(width).max() ?? 0 }
    func total(_ widths: [Double], gap: Double) -> Double { widths.reduce(-gap) { $0 + $1 + gap } }
    // Wide enough that the text of a few roles is no larger than that of many.
    let wide = max(
      360, total(widths, gap: gap), rows.map { total($0.map(width), gap: gap * 2 / 3) }.max() ?? 0)

    /// The centres of boxes that share the width.
    func centres(_ widths: [Double]) -> [Double] {
      guard widths.count > 1 else { return [wide / 2] }
      let gap = (wide - widths.reduce(0, +)) / Double(widths.count - 1)
      return widths.indices.map { total(Array(widths[..<$0]), gap: gap) + gap + widths[$0] / 2 }
    }
    for (column, x) in zip(columns, centres(widths)) {
      for (row, place) in column.enumerated() {
        places[place] = .init(x: x, y: (Double(row) + 0.5) * Double(high) / Double(column.count))
      }
    }
    for (row, places) in rows.enumerated() {
      for (place, x) in zip(places, centres(places.map(width))) {
        self.places[place] = .init(x: x, y: Double(high + row) + 0.5)
      }
    }
    places = places.map { .init(x: $0.x + 2, y: $0.y * pitch) }
    size = .init(x: wide + 4, y: Double(high + rows.count) * pitch)
  }
}
