import Catalog
import PackageLayout

/// How far the code of two patterns lies apart, file by file of the same name, as a recursive diff of their folders shows it.
///
/// Blank lines, imports and lines of comment only are left out. The composition roots, whose names differ, count as files of one name.
public struct FolderDifference: Sendable, Equatable {
  /// The number of files of the same name with the same lines.
  public private(set) var equalFiles = 0
  /// The number of files of the same name with different lines.
  public private(set) var differingFiles = 0
  /// The number of files of which only the first pattern has the name.
  public private(set) var filesOfFirst = 0
  /// The number of files of which only the second pattern has the name.
  public private(set) var filesOfSecond = 0
  /// The number of lines that only the first pattern has.
  public private(set) var linesOfFirst = 0
  /// The number of lines that only the second pattern has.
  public private(set) var linesOfSecond = 0
  /// The number of all lines of the first pattern.
  public let allLinesOfFirst: Int
  /// The number of all lines of the second pattern.
  public let allLinesOfSecond: Int

  /// The share of the lines of both that only one of them has: 0 for the same code, 1 for nothing in common.
  public var share: Double {
    let all = allLinesOfFirst + allLinesOfSecond
    return all == 0 ? 0 : Double(linesOfFirst + linesOfSecond) / Double(all)
  }

  /// Compares the files of two patterns.
  public init(from first: PatternFiles, to second: PatternFiles) {
    allLinesOfFirst = first.lines.values.map(\.count).reduce(0, +)
    allLinesOfSecond = second.lines.values.map(\.count).reduce(0, +)
    for (name, lines) in first.lines {
      guard let others = second.lines[name] else {
        filesOfFirst += 1
        linesOfFirst += lines.count
        continue
      }
      let difference = others.difference(from: lines)
      equalFiles += difference.isEmpty ? 1 : 0
      differingFiles += difference.isEmpty ? 0 : 1
      linesOfFirst += difference.removals.count
      linesOfSecond += difference.insertions.count
    }
    for (name, lines) in second.lines where first.lines[name] == nil {
      filesOfSecond += 1
      linesOfSecond += lines.count
    }
  }
}
