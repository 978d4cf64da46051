import Foundation
import Measures
import Report

/// The places of roles on an ellipse.
struct RoleEllipse {
  let centre: RoleDrawing.Point
  /// In the order of the nodes.
  let places: [RoleDrawing.Point]

  init(_ diagram: RoleDiagram) {
    let nodes = diagram.nodes
    let count = Double(nodes.count)
    let widest = nodes.map(RoleBox.halfWidth).max() ?? 0
    let radius = RoleDrawing.Point(
      x: min(300 + 14 * count, 420),
      y: max(110, 24 * count))
    let centre = RoleDrawing.Point(
      x: radius.x + widest + 4,
      y: radius.y + 28)
    let order = Self.order(of: nodes)
    self.centre = centre
    places = nodes.indices.map { node in
      let place = Double(order.firstIndex(of: node) ?? 0)
      let angle = Double.pi * (1 + 2 * place / count)
      return centre + radius * RoleDrawing.Point(x: cos(angle), y: sin(angle))
    }
  }

  /// From the left over the top to the right: widgets, view, logic, model,
  /// outside; below: wiring, navigation.
  private static func order(of nodes: [RoleDiagram.Node]) -> [Int] {
    nodes.indices.sortedStably { rank(nodes[$0]) }
  }

  private static func rank(_ node: RoleDiagram.Node) -> Int {
    switch node.part {
    case nil where node.name == Surrounding.widgets.rawValue: 0
    case .view: 1
    case .logic: 2
    case .model: 3
    case .outside: 4
    case nil: 5
    case .wiring: 6
    case .navigation: 7
    }
  }
}
