import Foundation

/// The curve of an arrow in a drawing of roles: it leaves one point towards a
/// second and arrives at a third.
struct RoleCurve {
  let start: RoleDrawing.Point
  let bend: RoleDrawing.Point
  let end: RoleDrawing.Point

  /// The point after a share of the way.
  func point(at share: Double) -> RoleDrawing.Point {
    let first = start * (1 - share) + bend * share
    let second = bend * (1 - share) + end * share
    return first * (1 - share) + second * share
  }

  /// Whether the arrow leads through a box or hardly beside it.
  func isNear(_ box: RoleBox) -> Bool {
    stride(from: 0.1, to: 1, by: 0.1).contains { share in
      box.isHit(by: point(at: share))
    }
  }

  /// The line and its tip.
  var html: HTML {
    let last = end - bend
    let unit = last * (1 / max(hypot(last.x, last.y), 1))
    let base = end - unit * 12
    let side = RoleDrawing.Point(x: -unit.y, y: unit.x) * 5
    let line = "M\(Self.text(start))Q\(Self.text(bend)) \(Self.text(base))"
    let tip = [end, base + side, base - side].map(Self.text)
    return HTML.pieces {
      HTML.path(HTMLAttribute("d", line))
      HTML.path(
        .class("tip"),
        HTMLAttribute("d", "M\(tip.joined(separator: "L"))Z"))
    }
  }

  private static func text(_ point: RoleDrawing.Point) -> String {
    "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
  }
}
