import Catalog
import Records

extension ChangeComposer {
  /// What the cell does to each type and each file of tests.
  @ListBuilder<Block>
  func parts(of finding: CellFinding) -> [Block] {
    let parts = finding.size.product + finding.size.tests
    if !parts.isEmpty {
      Block.heading(detail.level(onPage: 3), [Span(title(of: finding))])
      Block.table(table(of: parts))
      broken(by: finding)
    }
  }

  private func table(of parts: [CellPart]) -> Table {
    Table(
      of: parts,
      flexible: 0,
      columns: [
        Column { [Span($0.nameAndKind)] },
        Column { [Span($0.role ?? $0.nameOfPlace)] },
        Column([], .right) { [Span("+\($0.addedLines)")] },
        Column([], .right) { [Span("−\($0.removedLines)")] },
      ]
    )
  }

  @ListBuilder<Block>
  private func broken(by finding: CellFinding) -> [Block] {
    let lines = finding.result?.broken.lines ?? []
    if !lines.isEmpty {
      Block.sentence("With the product's change alone:")
      Block.lines(lines)
    }
  }
}

extension CellPart {
  /// The name, and whether all of it is new or gone.
  fileprivate var nameAndKind: String {
    switch kind {
    case .edited where addedLines + removedLines == 0: "\(name) (comments only)"
    case .edited: name
    case .added: "\(name) (new)"
    case .removed: "\(name) (gone)"
    }
  }

  /// What the part is if the card gives it no role.
  fileprivate var nameOfPlace: String {
    if isWiring { "composition root" } else { "tests" }
  }
}

extension BrokenTests {
  /// A line for each file and each test.
  fileprivate var lines: [Line] {
    let uncompiled = files.map { "\($0) does not compile" }
    let failing = (logic + parts + card).map { "\($0) fails" }
    let texts = uncompiled + failing
    return texts.map { Line(mark: "✘ ", text: "\($0)", tone: .plain) }
  }
}
