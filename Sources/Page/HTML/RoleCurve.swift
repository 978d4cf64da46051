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

  /// The line and its tip.
  var html: String {
    let last = end - bend
    let unit = last * (1 / max(hypot(last.x, last.y), 1))
    let base = end - unit * 12
    let side = RoleDrawing.Point(x: -unit.y, y: unit.x) * 5
    return """
      <path d="M\(Self.text(start))Q\(Self.text(bend)) \(Self.text(base))"/>\
      <path class="tip" d="M\(Self.text(end))L\(Self.text(base + side))L\(Self.text(base - side))Z"/>
      """
  }

  private static func text(_ point: RoleDrawing.Point) -> String {
    "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
  }
}
