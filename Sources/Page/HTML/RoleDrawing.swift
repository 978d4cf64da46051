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
    boxes = zip(diagram.nodes, ellipse.places).map { RoleBox(node: $0, place: $1) }
  }

  /// Draws roles at their places on a grid, without counts.
  init(_ diagram: RoleDiagram, on grid: RoleGrid) {
    self.diagram = diagram
    centre = grid.size * 0.5
    isSmall = true
    boxes = zip(diagram.nodes, grid.places).map { RoleBox(node: $0, place: $1) }
  }

  var html: String {
    let width = Int(centre.x * 2)
    let height = Int(centre.y * 2)
    // Labels stand where no box and no other label does.
    var taken = boxes.map { Span(centre: $0.place, half: $0.halfWidth) }
    let arrows = diagram.edges.map { arrow($0, besides: &taken) }
    return """
      <figure class="drawing" tabindex="0"><svg role="img" aria-label="Roles and references; the list below has the same" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      \((arrows + boxes.map(\.html)).joined(separator: "\n"))
      </svg></figure>
      """
  }

  // MARK: Arrows

  /// A box or a label in the drawing: its centre, and half of its width.
  private struct Span {
    let centre: Point
    let half: Double

    /// Whether a label would overlap it.
    func isHit(by label: Span) -> Bool {
      abs(centre.x - label.centre.x) < half + label.half && abs(centre.y - label.centre.y) < 26
    }
  }

  private func arrow(_ edge: RoleDiagram.Edge, besides taken: inout [Span]) -> String {
    let from = boxes[edge.from]
    let to = boxes[edge.to]
    let bend = bend(from: edge.from, to: edge.to)
    let curve = RoleCurve(
      start: from.border(towards: bend), bend: bend, end: to.border(towards: bend))
    let words = """
      \(from.node.name) → \(to.node.name): \(edge.concrete) concrete, \(edge.byProtocol) by protocol, \(edge.status)
      """
    let label = Markup.optional(label(of: edge, on: curve, besides: &taken), if: !isSmall)
    return """
      <g class="\(kinds(of: edge).joined(separator: " "))"><title>\(HTMLText.escaped(words))</title>\(curve.html)\(label)</g>
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

  /// The counts of an arrow, beside it.
  private func label(
    of edge: RoleDiagram.Edge, on curve: RoleCurve, besides taken: inout [Span]
  ) -> String {
    let counts = [edge.concrete, edge.byProtocol].filter { $0 > 0 }.map(grouped)
    let mark = Markup.optional("✘ ", if: edge.status == .forbidden)
    let text = mark + counts.joined(separator: " + ")
    let half = Double(text.count) * 5 + 3
    let shares = [0.36, 0.5, 0.24, 0.62, 0.74, 0.14, 0.86]
    let labels = shares.map { Span(centre: curve.point(at: $0), half: half) }
    let free = labels.first { label in
      !taken.contains { $0.isHit(by: label) }
    }
    let label = free ?? labels[0]
    taken.append(label)
    return "<text x=\"\(Int(label.centre.x))\" y=\"\(Int(label.centre.y) + 5)\">\(text)</text>"
  }

  // MARK: Bends

  /// The point to which an arrow bends: towards the centre and, so that two
  /// arrows between the same boxes part, to its right.
  private func bend(from: Int, to: Int) -> Point {
    let start = boxes[from].place
    let end = boxes[to].place
    let way = end - start
    let middle = (start + end) * 0.5
    let side = Point(x: -way.y, y: way.x) * (1 / max(hypot(way.x, way.y), 1))
    guard isSmall else { return middle + (centre - middle) * 0.25 + side * 24 }
    // On a grid a box may be in the way.
    let bends = [24, 60, -60, 110, -110].map { middle + side * $0 }
    let others = boxes.indices.filter { $0 != from && $0 != to }.map { boxes[$0] }
    let free = bends.first { bend in
      let curve = RoleCurve(start: start, bend: bend, end: end)
      return !others.contains { box in
        stride(from: 0.1, to: 1, by: 0.1).contains { box.isHit(by: curve.point(at: $0)) }
      }
    }
    return free ?? bends[0]
  }
}
