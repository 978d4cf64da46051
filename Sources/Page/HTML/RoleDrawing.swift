import Foundation
import Measures
import Report

/// Draws roles on an ellipse, where no line between two boxes crosses a third, and the references between them as arrows.
struct RoleDrawing {
  typealias Point = SIMD2<Double>

  private let diagram: RoleDiagram
  private let centre: Point
  private let places: [Point]
  private var isSmall = false

  init(_ diagram: RoleDiagram) {
    self.diagram = diagram
    let count = Double(diagram.nodes.count)
    let widest = diagram.nodes.map { Self.halfWidth($0) }.max() ?? 0
    let radius = Point(x: min(300 + 14 * count, 420), y: max(110, 24 * count))
    let centre = Point(x: radius.x + widest + 4, y: radius.y + 28)
    // From the left over the top to the right: widgets, view, logic, model, outside; below: wiring, navigation.
    let order = diagram.nodes.indices.sorted {
      (Self.rank(diagram.nodes[$0]), $0) < (Self.rank(diagram.nodes[$1]), $1)
    }
    places = diagram.nodes.indices.map { node in
      let angle = Double.pi * (1 + 2 * Double(order.firstIndex(of: node) ?? 0) / count)
      return centre + Point(x: radius.x * cos(angle), y: radius.y * sin(angle))
    }
    self.centre = centre
  }

  /// Draws roles at their places on a grid, without counts.
  init(_ diagram: RoleDiagram, on grid: RoleGrid) {
    (self.diagram, centre, places, isSmall) = (diagram, grid.size * 0.5, grid.places, true)
  }

  var html: String {
    let (width, height) = (Int(centre.x * 2), Int(centre.y * 2))
    var taken = zip(diagram.nodes, places).map { (centre: $1, half: Self.halfWidth($0)) }
    let arrows = diagram.edges.map { arrow($0, besides: &taken) }
    return """
      <figure class="drawing" tabindex="0"><svg role="img" aria-label="Roles and references; the list below has the same" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      \((arrows + zip(diagram.nodes, places).map(box)).joined(separator: "\n"))
      </svg></figure>
      """
  }

  private func box(_ node: RoleDiagram.Node, at place: Point) -> String {
    let half = Self.halfWidth(node)
    let corner = Point(x: place.x - half, y: place.y - 19)
    let kind = node.part.map { $0 == .wiring ? "box wiring" : "box" } ?? "box around"
    return """
      <g class="\(kind)"><rect x="\(Int(corner.x))" y="\(Int(corner.y))" width="\(Int(2 * half))" height="38" \
      rx="\(node.part == nil ? 19 : 4)"/><text x="\(Int(place.x))" y="\(Int(place.y) + 6)">\
      \(HTMLText.escaped(node.name))</text></g>
      """
  }

  /// A curve that bends towards the centre and, so that two arrows between the same boxes part, to its right;
  /// the label stands where no box and no other label does.
  private func arrow(_ edge: RoleDiagram.Edge, besides taken: inout [(centre: Point, half: Double)]) -> String
  {
    let (from, to) = (diagram.nodes[edge.from], diagram.nodes[edge.to])
    let (start, end) = (places[edge.from], places[edge.to])
    let bend = bend(from: edge.from, to: edge.to)
    let (leave, arrive) = (border(of: from, at: start, towards: bend), border(of: to, at: end, towards: bend))
    let last = arrive - bend
    let unit = last * (1 / max(hypot(last.x, last.y), 1))
    let (base, side) = (arrive - unit * 12, Point(x: -unit.y, y: unit.x) * 5)
    let isWrong = edge.status == .forbidden
    let kinds =
      [edge.concrete == 0 ? "thin" : "", isWrong ? "wrong" : "", from.part == .wiring ? "wiring" : ""]
      .filter { !$0.isEmpty }
    let counts = [edge.concrete, edge.byProtocol].filter { $0 > 0 }.map(grouped).joined(separator: " + ")
    let half = Double(counts.count + (isWrong ? 2 : 0)) * 5 + 3
    let shares = [0.36, 0.5, 0.24, 0.62, 0.74, 0.14, 0.86]
    let labels = shares.map {
      leave * ((1 - $0) * (1 - $0)) + bend * (2 * $0 * (1 - $0)) + arrive * ($0 * $0)
    }
    let free = labels.first { label in
      !taken.contains { abs($0.centre.x - label.x) < $0.half + half && abs($0.centre.y - label.y) < 26 }
    }
    let label = free ?? labels[0]
    taken.append((label, half))
    let words =
      "\(from.name) → \(to.name): \(edge.concrete) concrete, \(edge.byProtocol) by protocol, \(edge.status)"
    return """
      <g class="\((["arrow"] + kinds).joined(separator: " "))"><title>\(HTMLText.escaped(words))</title>\
      <path d="M\(text(leave))Q\(text(bend)) \(text(base))"/>\
      <path class="tip" d="M\(text(arrive))L\(text(base + side))L\(text(base - side))Z"/>\
      \(isSmall ? "" : #"<text x="\#(Int(label.x))" y="\#(Int(label.y) + 5)">\#(isWrong ? "✘ " : "")\#(counts)</text>"#)</g>
      """
  }

  private func bend(from: Int, to: Int) -> Point {
    let (start, end) = (places[from], places[to])
    let (way, middle) = (end - start, (start + end) * 0.5)
    let side = Point(x: -way.y, y: way.x) * (1 / max(hypot(way.x, way.y), 1))
    guard isSmall else { return middle + (centre - middle) * 0.25 + side * 24 }
    // On a grid a box may be in the way.
    let bends = [24, 60, -60, 110, -110].map { middle + side * $0 }
    return bends.first { bend in
      !stride(from: 0.1, to: 1, by: 0.1).contains { share in
        let point =
          (start * (1 - share) + bend * share) * (1 - share) + (bend * (1 - share) + end * share) * share
        return places.indices.contains { place in
          let away = point - places[place]
          return place != from && place != to && abs(away.y) < 23
            && abs(away.x) < Self.halfWidth(diagram.nodes[place]) + 4
        }
      }
    } ?? bends[0]
  }

  /// The point at which a line from a box's centre leaves the box.
  private func border(of node: RoleDiagram.Node, at place: Point, towards target: Point) -> Point {
    let way = target - place
    let share = min((Self.halfWidth(node) + 3) / max(abs(way.x), 0.1), 22 / max(abs(way.y), 0.1), 1)
    return place + way * share
  }

  private func text(_ place: Point) -> String { "\(Int(place.x.rounded())) \(Int(place.y.rounded()))" }

  static func halfWidth(_ node: RoleDiagram.Node) -> Double { Double(node.name.count) * 4.7 + 14 }

  private static func rank(_ node: RoleDiagram.Node) -> Int {
    switch node.part {
    case nil: node.name == Surrounding.widgets.rawValue ? 0 : 5
    case .view: 1
    case .logic: 2
    case .model: 3
    case .outside: 4
    case .wiring: 6
    case .navigation: 7
    }
  }
}
