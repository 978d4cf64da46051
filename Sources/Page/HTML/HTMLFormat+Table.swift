import Report

extension HTMLFormat {
  /// A table, which scrolls if it is too wide.
  func html(_ table: Table) -> HTML {
    let alignment = Self.commonAlignment(of: table)
    let bodies = bodies(of: table, isAligned: alignment == nil)
    return HTML.scroll {
      HTML.table(alignment.map(HTMLAttribute.class)) {
        head(of: table, isAligned: alignment == nil)
        HTML.lines(bodies)
      }
    }
  }

  // MARK: Head

  /// The heads of the columns; nil if none has one.
  private func head(of table: Table, isAligned: Bool) -> HTML? {
    let hasHeads = table.columns.contains { !$0.head.isEmpty }
    guard hasHeads else { return nil }
    return HTML.thead {
      HTML.tr {
        table.columns.map { head(of: $0, isAligned: isAligned) }
      }
    }
  }

  private func head(of column: Table.Column, isAligned: Bool) -> HTML {
    if column.head.isEmpty { return HTML.td() }
    let alignment = Self.alignment(of: column, isAligned)
    return HTML.th(.scope("col"), alignment) { label(column.head) }
  }

  // MARK: Rows

  /// The rows before the first that is a head, and those below each head.
  private func bodies(of table: Table, isAligned: Bool) -> [HTML] {
    var groups: [[HTML]] = [[]]
    for row in table.rows {
      if isHead(row) {
        // The next body begins on a line of its own.
        groups[groups.count - 1].append(.empty)
        groups.append([groupHead(row)])
      } else {
        let html = html(row, of: table, isAligned: isAligned)
        groups[groups.count - 1].append(html)
      }
    }
    return groups.map { rows in
      HTML.tbody { HTML.lines(rows) }
    }
  }

  /// Whether a row has a first cell alone: it is the head of those below it.
  private func isHead(_ row: Table.Row) -> Bool {
    row.cells.count > 1
      && !row.cells[0].isEmpty
      && row.cells.dropFirst().allSatisfy(\.isEmpty)
  }

  private func groupHead(_ row: Table.Row) -> HTML {
    HTML.tr {
      HTML.th(.scope("rowgroup"), .columns(row.cells.count)) {
        label(row.cells[0])
      }
    }
  }

  private func html(
    _ row: Table.Row,
    of table: Table,
    isAligned: Bool
  ) -> HTML {
    let others = zip(table.columns, row.cells).dropFirst()
    return HTML.tr {
      rowHead(row.cells[0], level: row.level)
      others.map { column, cell in
        HTML.td(Self.alignment(of: column, isAligned)) {
          content(ofCell: cell)
        }
      }
    }
  }

  private func rowHead(_ spans: [Span], level: Int) -> HTML {
    if spans.isEmpty || spans == [""] { return HTML.td() }
    let indent = HTMLAttribute.class("level\(level)", if: level > 0)
    return HTML.th(.scope("row"), indent) { label(spans) }
  }

  // MARK: Cells

  private func content(ofCell spans: [Span]) -> HTML {
    guard let only = spans.first, spans.count == 1 else { return line(spans) }
    return lone(only)
  }

  /// A cell of one span; a mark alone needs no colour.
  private func lone(_ span: Span) -> HTML {
    let leads = span.link != nil || span.claim != nil
    if span.text.count == 1, !leads { return .text(span.text) }
    return html(span)
  }

  // MARK: Alignment

  /// How all columns but the first are aligned, if alike and not to the left:
  /// the table says it for its cells, of which there are thousands.
  private static func commonAlignment(of table: Table) -> String? {
    let alignments = table.columns.dropFirst().map(\.alignment)
    guard let first = alignments.first,
      alignments.allSatisfy({ $0 == first })
    else { return nil }
    return name(of: first)
  }

  /// The class of a cell; nil if the table says it, or for the usual one.
  private static func alignment(
    of column: Table.Column,
    _ isAligned: Bool
  ) -> HTMLAttribute? {
    guard isAligned, let name = name(of: column.alignment) else { return nil }
    return .class(name).short
  }

  /// The class of an alignment; nil for the usual one.
  private static func name(of alignment: Table.Alignment) -> String? {
    switch alignment {
    case .left: nil
    case .right: "right"
    case .center: "center"
    }
  }
}
