import Catalog
import Foundation
import Records

/// What became of cells after they were delivered.
extension ChangeComposer {
  /// The commits in which some cells came and were changed, a line for each
  /// cell; none for one's own.
  @ListBuilder<Block>
  func history(of findings: [CellFinding]) -> [Block] {
    let lines = findings.compactMap(line)
    if !lines.isEmpty { Block.lines(lines) }
  }

  private func line(of finding: CellFinding) -> Line? {
    guard let cell = finding.delivered else { return nil }
    let changes = cell.changes.map { "changed in \($0.words)" }
    return Line(
      mark: "– ",
      text: "\(title(of: finding)) came in \(cell.commit.words)",
      more: changes + [cell.remark].compactMap(\.self)
    )
  }

  // MARK: The page

  /// The commits that changed cells, each with these cells.
  @ListBuilder<Block>
  var changesAfterDelivery: [Block] {
    let cells = ledger.cells.filter { $0.delivered != nil }
    let commits = cells.compactMap(\.delivered).flatMap(\.changes).distinct()
    if !commits.isEmpty {
      Block.heading(detail.level(onPage: 2), ["Changed after delivery"])
      Block.sentence(Self.explanationOfDelivery)
      Block.list(
        commits.sorted(using: KeyPathComparator(\.date)).map { commit in
          [Span("\(commit.words): \(names(of: cells, changedIn: commit))")]
        }
      )
    }
  }

  private func names(
    of cells: [CellFinding],
    changedIn commit: DeliveredCell.Commit
  ) -> String {
    let changed = cells.filter { cell in
      cell.delivered?.changes.contains(commit) == true
    }
    return changed.map { "\($0.request.id) in \(title(of: $0))" }
      .joined(separator: "; ")
  }

  private static let explanationOfDelivery = """
    The patches that people read are those of today, the figures those of \
    cells as they came. `compare changes REQUEST PATTERN` names the commit of \
    a cell: `git show COMMIT:Catalog/MODULE/Changes/REQUEST/product.patch` has \
    it, and in a checkout of that commit \
    `swift run compare changes REQUEST PATTERN --run` measures it.
    """
}

extension DeliveredCell.Commit {
  /// The hash, the day and the subject: `f5878f4c of 2026-11-27, "Make …"`.
  fileprivate var words: String { "\(hash) of \(date), \"\(subject)\"" }
}
