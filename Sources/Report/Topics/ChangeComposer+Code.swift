import Measures
import Records

extension ChangeComposer {
  /// The differences of some cells: two patterns' beside each other, second
  /// versions after that.
  @ListBuilder<Block>
  func code(of findings: [CellFinding]) -> [Block] {
    let second = findings.filter { $0.version == .second }
    if second.isEmpty || findings.count == 2 {
      code(of: findings, under: "The code")
    } else {
      code(of: findings.filter { $0.version != .second }, under: "The code")
      code(of: second, under: "The code of second versions")
    }
  }

  /// The differences of some cells beside each other: part by part, those
  /// of the tests last.
  private func code(
    of findings: [CellFinding],
    under title: String
  ) -> [Block] {
    let parts: [Part?] = Part.allCases + [nil]
    let rows = parts.flatMap { listings(of: $0, in: findings) }
    guard let request = findings.first?.request, !rows.isEmpty else {
      return []
    }
    return [
      .heading(detail.level(onPage: 3), [Span(title)]),
      .note("What all patterns share is changed by \(request.sharedPatch)."),
      .listings(rows),
    ]
  }

  /// The files of a part, or those of the tests, a column for each cell.
  private func listings(
    of part: Part?,
    in findings: [CellFinding]
  ) -> [[Listing?]] {
    let columns = findings.map { finding in
      let files = finding.files.filter {
        self.part(of: $0, in: finding) == part
      }
      return files.map { listing(of: $0, in: finding) }
    }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { row in
      columns.map { $0[ifThere: row] }
    }
  }

  /// The part of the type in a file; nil for a file of tests.
  private func part(of file: PatchedFile, in finding: CellFinding) -> Part? {
    guard let cell = cellPart(of: file, in: finding) else { return nil }
    if cell.isWiring { return .wiring }
    return finding.card.roles.first { $0.name == cell.role }?.part
  }

  private func cellPart(
    of file: PatchedFile,
    in finding: CellFinding
  ) -> CellPart? {
    finding.size.product.first { $0.name == file.typeName }
  }

  private func listing(
    of file: PatchedFile,
    in finding: CellFinding
  ) -> Listing {
    Listing(
      title: "\(title(of: finding)), \(file.typeName)",
      place: place(of: file, in: finding),
      lines: file.hunks.map(Self.withoutNumbers)
    )
  }

  /// The numbers of lines in a patch say nothing beside another pattern's.
  private static func withoutNumbers(_ line: String) -> String {
    if line.hasPrefix("@@") { "@@" } else { line }
  }

  private func place(of file: PatchedFile, in finding: CellFinding) -> String {
    guard let part = cellPart(of: file, in: finding) else { return "tests" }
    return part.role ?? "composition root"
  }
}
