import Measures
import Report

/// The places of roles in a small drawing: view, logic and what is below it
/// from left to right, then navigation, then wiring.
struct RoleGrid {
  /// In the order of the nodes.
  let places: [RoleDrawing.Point]
  let size: RoleDrawing.Point

  /// Places the roles; `gap` is the least room between two columns,
  /// `pitch` the height of a row.
  init(_ diagram: RoleDiagram, gap: Double = 60, pitch: Double = 62) {
    let lines = RoleLines(diagram.nodes)
    let width = lines.width(gap: gap)
    let placed = lines.inColumns(width) + lines.inRows(width)
    var places = [RoleDrawing.Point](
      repeating: .zero,
      count: diagram.nodes.count)
    for role in placed {
      let x = role.x + 2
      places[role.node] = RoleDrawing.Point(x: x, y: role.row * pitch)
    }
    self.places = places
    size = RoleDrawing.Point(x: width + 4, y: Double(lines.height) * pitch)
  }
}
