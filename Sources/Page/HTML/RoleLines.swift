import Measures
import Report

/// The columns of roles in a small drawing, and the rows below them.
struct RoleLines {
  /// A role at its place.
  struct PlacedRole {
    /// The number of the role among the nodes.
    let node: Int
    let x: Double
    /// The number of the row that its centre is in, with a fraction.
    let row: Double
  }

  private let nodes: [RoleDiagram.Node]
  /// The numbers of the nodes in each column, from left to right.
  private let columns: [[Int]]
  /// The numbers of the nodes in each row below the columns.
  private let rows: [[Int]]

  init(_ nodes: [RoleDiagram.Node]) {
    func numbers(_ part: Part) -> [Int] {
      nodes.indices.filter { nodes[$0].part == part }
    }
    let columns = [
      numbers(.view),
      numbers(.logic),
      numbers(.model) + numbers(.outside),
    ]
    let rows = [numbers(.navigation), numbers(.wiring)]
    self.nodes = nodes
    self.columns = columns.filter { !$0.isEmpty }
    self.rows = rows.filter { !$0.isEmpty }
  }

  // MARK: Size

  /// The number of rows that the columns take.
  private var heightOfColumns: Int { columns.map(\.count).max() ?? 0 }

  /// The number of all rows.
  var height: Int { heightOfColumns + rows.count }

  /// The width of the drawing, with the least room between two columns: wide
  /// enough that the text of a few roles is no larger than that of many.
  func width(gap: Double) -> Double {
    let widest = rows.map { row in
      Self.total(row.map(width), gap: gap * 2 / 3)
    }
    let columns = Self.total(widthsOfColumns, gap: gap)
    return max(360, columns, widest.max() ?? 0)
  }

  private func width(of node: Int) -> Double {
    2 * RoleBox.halfWidth(of: nodes[node])
  }

  private var widthsOfColumns: [Double] {
    columns.map { column in column.map(width).max() ?? 0 }
  }

  private static func total(_ widths: [Double], gap: Double) -> Double {
    widths.reduce(-gap) { $0 + $1 + gap }
  }

  // MARK: Places

  /// The roles of the columns, which share a width.
  func inColumns(_ width: Double) -> [PlacedRole] {
    let centres = Self.centres(of: widthsOfColumns, in: width)
    return zip(columns, centres).flatMap { column, x in
      column.enumerated().map { place, node in
        let share = (Double(place) + 0.5) * Double(heightOfColumns)
        return PlacedRole(node: node, x: x, row: share / Double(column.count))
      }
    }
  }

  /// The roles of the rows below, which share a width.
  func inRows(_ width: Double) -> [PlacedRole] {
    rows.enumerated().flatMap { place, row in
      let centres = Self.centres(of: row.map(self.width), in: width)
      return zip(row, centres).map { node, x in
        PlacedRole(node: node, x: x, row: Double(heightOfColumns + place) + 0.5)
      }
    }
  }

  /// The centres of boxes that share a width.
  private static func centres(
    of widths: [Double],
    in width: Double
  ) -> [Double] {
    guard widths.count > 1 else { return [width / 2] }
    let room = width - widths.reduce(0, +)
    let gap = room / Double(widths.count - 1)
    var left = -gap
    return widths.map { width in
      let centre = left + gap + width / 2
      left = left + width + gap
      return centre
    }
  }
}
