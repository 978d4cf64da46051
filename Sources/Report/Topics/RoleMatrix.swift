import Measures

/// The matrix of a pattern's roles: how many pairs of types of two roles name
/// one another, and the couplings of each role.
struct RoleMatrix {
  /// A role with its counts.
  private struct Row {
    let place: Int
    let coupling: PatternCode.RoleCoupling
    /// The pairs of types by the place of the role that is named.
    let counts: [Int]
  }

  let code: PatternCode
  let detail: Detail
  let address: Composer.ArrowAddress

  /// A row for each role, a column for each role that it names, then what
  /// it is coupled with.
  var table: Table {
    Table(
      of: rows,
      flexible: code.roles.count + 3,
      overflow: .split,
      isDense: true,
      columns: columns
    )
  }

  @ListBuilder<Column<Row>>
  private var columns: [Column<Row>] {
    label
    code.roles.indices.map(named)
    afferent
    efferent
    outside
  }

  private var rows: [Row] {
    let counts = code.roleMatrix
    return code.roleCouplings.enumerated().map { place, coupling in
      Row(place: place, coupling: coupling, counts: counts[place])
    }
  }

  // MARK: Columns

  private var label: Column<Row> {
    Column { [Span("\($0.place + 1) \($0.coupling.role)")] }
  }

  private func named(_ place: Int) -> Column<Row> {
    Column([Span("\(place + 1)", .faint)], .right) {
      [span(of: $0, naming: place)]
    }
  }

  private var afferent: Column<Row> {
    Column([Span("Ca", .strong)], .right) { [Span("\($0.coupling.afferent)")] }
  }

  private var efferent: Column<Row> {
    Column([Span("Ce", .strong)], .right) { [Span("\($0.coupling.efferent)")] }
  }

  private var outside: Column<Row> {
    Column([Span("outside", .strong)]) { row in
      row.coupling.surroundings.map { Span($0.rawValue.lowercased(), .faint) }
    }
  }

  // MARK: Cells

  /// The number of pairs in which a row's role names another one: in brackets
  /// for itself, and a point for none.
  private func span(of row: Row, naming place: Int) -> Span {
    let count = row.counts[place]
    let name = code.roles[place].name
    if isForbidden(row.coupling.role, name), detail.isPage {
      return linked("✘ \(count)", .bad, row, place)
    }
    if place == row.place { return Span("(\(count))", .faint) }
    if count == 0 { return Span(".") }
    return linked("\(count)", .plain, row, place)
  }

  private func linked(
    _ text: String,
    _ tone: Span.Tone,
    _ row: Row,
    _ place: Int
  ) -> Span {
    let span = Span(text, tone)
    if place == row.place { return span }
    let address = address(row.coupling.role, code.roles[place].name)
    return span.linked(to: address)
  }

  private func isForbidden(_ from: String, _ to: String) -> Bool {
    code.roleArrows.contains {
      $0.from == from && $0.to == to && $0.status == .forbidden
    }
  }
}
