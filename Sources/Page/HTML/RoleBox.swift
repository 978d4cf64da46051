import Measures
import Report

/// The box of a role in a drawing.
struct RoleBox {
  let node: RoleDiagram.Node
  /// The centre.
  let place: RoleDrawing.Point

  var halfWidth: Double { Self.halfWidth(of: node) }

  static func halfWidth(of node: RoleDiagram.Node) -> Double {
    Double(node.name.count) * 4.7 + 14
  }

  var html: HTML {
    HTML.g(.class(kind)) {
      HTML.rect(
        .number("x", place.x - halfWidth),
        .number("y", place.y - 19),
        .number("width", 2 * halfWidth),
        .number("height", 38),
        .number("rx", corner))
      HTML.drawnText(.number("x", place.x), .number("y", place.y + 6)) {
        node.name
      }
    }
  }

  /// The class: a role, one of wiring, or something outside the pattern.
  private var kind: String {
    switch node.part {
    case nil: "box around"
    case .wiring: "box wiring"
    case .view, .logic, .model, .outside, .navigation: "box"
    }
  }

  /// The radius of the corners: what is outside the pattern is round.
  private var corner: Double {
    if node.part == nil { return 19 }
    return 4
  }

  /// The point at which a line from the centre leaves the box.
  func border(towards target: RoleDrawing.Point) -> RoleDrawing.Point {
    let way = target - place
    let across = (halfWidth + 3) / max(abs(way.x), 0.1)
    let along = 22 / max(abs(way.y), 0.1)
    return place + way * min(across, along, 1)
  }

  /// Whether a point of an arrow is in the box or hardly beside it.
  func isHit(by point: RoleDrawing.Point) -> Bool {
    let away = point - place
    return abs(away.y) < 23 && abs(away.x) < halfWidth + 4
  }
}
