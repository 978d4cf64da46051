/// The labels of a drawing: each stands where no box and no other label does.
struct RoleLabels {
  /// A box or a label in the drawing: its centre, and half of its width.
  private struct Area {
    let centre: RoleDrawing.Point
    let half: Double

    /// Whether a label would overlap it.
    func isHit(by label: Area) -> Bool {
      abs(centre.x - label.centre.x) < half + label.half
        && abs(centre.y - label.centre.y) < 26
    }
  }

  private var taken: [Area]

  /// The shares of an arrow's way at which its label may stand, the best first.
  private static let shares = [0.36, 0.5, 0.24, 0.62, 0.74, 0.14, 0.86]

  init(besides boxes: [RoleBox]) {
    taken = boxes.map { Area(centre: $0.place, half: $0.halfWidth) }
  }

  /// A text beside an arrow.
  mutating func label(_ text: String, on curve: RoleCurve) -> HTML {
    let half = Double(text.count) * 5 + 3
    let areas = Self.shares.map { share in
      Area(centre: curve.point(at: share), half: half)
    }
    let free = areas.first { area in
      !taken.contains { $0.isHit(by: area) }
    }
    let area = free ?? areas[0]
    taken.append(area)
    return HTML.drawnText(
      .number("x", area.centre.x),
      .number("y", area.centre.y.rounded(.towardZero) + 5)
    ) {
      text
    }
  }
}
