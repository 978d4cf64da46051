import Catalog
import Foundation
import PackageLayout

/// A cell as its author delivered it, from the project's history, and what became of it: a line of `delivered.jsonl` in the
/// folder of a pattern's cells.
///
/// Comparisons use these figures alone: a cell that a second reader has improved is no longer what its author made of the request.
public struct DeliveredCell: Sendable, Codable, Hashable {
  /// A commit of the project.
  public struct Commit: Sendable, Codable, Hashable {
    /// The first digits of its hash.
    public let hash: String
    /// Its day, such as `2026-11-27`.
    public let date: String
    /// Its subject.
    public let subject: String
  }

  /// The request's id.
  public let request: ChangeRequest.ID
  /// Whose cell it is.
  public let version: ChangeVersion
  /// The hash of the commit on which it was made.
  public let base: String
  /// The commit in which it came.
  public let commit: Commit
  /// The figures then.
  public let figures: CellFigures
  /// What has to be known of these figures, in a sentence; nil if nothing has to.
  public let remark: String?
  /// The later commits that changed its code; empty if it is as it came.
  public let changes: [Commit]
  /// The figures after these changes; nil if there are none.
  public let reviewed: CellFigures?

  /// Reads the cells of a pattern; none without the file.
  public static func read(of card: Card, in package: URL) throws(CellError) -> [DeliveredCell] {
    let path = PackageLayout.deliveredCells(of: card.module)
    let file = package.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let lines = (try? Data(contentsOf: file))?.split(separator: UInt8(ascii: "\n")) ?? []
    let cells = lines.compactMap { try? JSONDecoder().decode(DeliveredCell.self, from: $0) }
    guard !cells.isEmpty, cells.count == lines.count else { throw .unreadable(path) }
    return cells
  }
}
