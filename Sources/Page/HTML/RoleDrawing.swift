import Foundation
import Measures
import Report

/// Draws roles on an ellipse, where no line between two boxes crosses a third,
/// and the references between them as arrows.
struct RoleDrawing {
  typealias Point = SIMD2<Double>

  private let diagram: RoleDiagram
  private let boxes: [RoleBox]
  private let centre: Point
  /// Whether the roles stand on a grid, without counts.
  private let isSmall: Bool

  /// Draws roles on an ellipse.
  init(_ diagram: RoleDiagram) {
    let ellipse = RoleEllipse(diagram)
    self.diagram = diagram
    centre = ellipse.centre
    isSmall = false
    boxes = Self.boxes(of: diagram, at: ellipse.places)
  }

  /// Draws roles at their places on a grid, without counts.
  init(_ diagram: RoleDiagram, on grid: RoleGrid) {
    self.diagram = diagram
    centre = grid.size * 0.5
    isSmall = true
    boxes = Self.boxes(of: diagram, at: grid.places)
  }

  private static func boxes(
    of diagram: RoleDiagram,
    at places: [Point]
  ) -> [RoleBox] {
    zip(diagram.nodes, places).map { node, place in
      RoleBox(node: node, place: place)
    }
  }

  var html: HTML {
    var labels = RoleLabels(besides: boxes)
    let arrows = diagram.edges.map { arrow($0, &labels) }
    return HTML.figure(.class("drawing"), .focusable) {
      HTML.svg(
        .role("img"),
        .aria("label", "Roles and references; the list below has the same"),
        HTMLAttribute("viewBox", "0 0 \(width) \(height)"),
        HTMLAttribute("width", "\(width)"),
        HTMLAttribute("height", "\(height)")
      ) {
        HTML.block {
          arrows
          boxes.map(\.html)
        }
      }
    }
  }

  private var width: Int { Int(centre.x * 2) }
  private var height: Int { Int(centre.y * 2) }

  // MARK: Arrows

  private func arrow(
    _ edge: RoleDiagram.Edge,
    _ labels: inout RoleLabels
  ) -> HTML {
    let curve = curve(of: edge)
    var label: HTML?
    if !isSmall { label = labels.label(counts(of: edge), on: curve) }
    return HTML.g(.class(kinds(of: edge).joined(separator: " "))) {
      HTML.title { words(for: edge) }
      curve.html
      label
    }
  }

  private func curve(of edge: RoleDiagram.Edge) -> RoleCurve {
    let bend = bend(from: edge.from, to: edge.to)
    return RoleCurve(
      start: boxes[edge.from].border(towards: bend),
      bend: bend,
      end: boxes[edge.to].border(towards: bend))
  }

  private func words(for edge: RoleDiagram.Edge) -> String {
    let from = boxes[edge.from].node.name
    let to = boxes[edge.to].node.name
    return """
      \(from) → \(to): \(edge.concrete) concrete, \
      \(edge.byProtocol) by protocol, \(edge.status)
      """
  }

  /// The classes of an arrow.
  private func kinds(of edge: RoleDiagram.Edge) -> [String] {
    var kinds = ["arrow"]
    if edge.concrete == 0 { kinds.append("thin") }
    if edge.status == .forbidden { kinds.append("wrong") }
    if diagram.nodes[edge.from].part == .wiring { kinds.append("wiring") }
    return kinds
  }

  /// The counts of an arrow, after a mark if it is forbidden.
  private func counts(of edge: RoleDiagram.Edge) -> String {
    let counts = [edge.concrete, edge.byProtocol].filter { $0 > 0 }
    let text = counts.map(grouped).joined(separator: " + ")
    if edge.status == .forbidden { return "✘ \(text)" }
    return text
  }

  // MARK: Bends

  /// The point to which an arrow bends: towards the centre and, so that two
  /// arrows between the same boxes part, to its right.
  private func bend(from: Int, to: Int) -> Point {
    let start = boxes[from].place
    let end = boxes[to].place
    let way = end - start
    let middle = (start + end) * 0.5
    let length = max(hypot(way.x, way.y), 1)
    let side = Point(x: -way.y, y: way.x) * (1 / length)
    if !isSmall { return middle + (centre - middle) * 0.25 + side * 24 }
    // On a grid a box may be in the way.
    let bends = [24, 60, -60, 110, -110].map { middle + side * $0 }
    let others = boxes.indices.filter { $0 != from && $0 != to }
    let free = bends.first { bend in
      let curve = RoleCurve(start: start, bend: bend, end: end)
      return !others.contains { curve.isNear(boxes[$0]) }
    }
    return free ?? bends[0]
  }
}
