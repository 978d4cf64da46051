import Verdicts
import Measures
import Driver

/// Aligns the code of two patterns: parts with parts, files with files of the same name.
enum FileAlignment {
  /// Files that stand side by side; either may be missing.
  struct Pair {
    let left, right: SourceFile?
    /// Whether both are there and have one name, or each is alone in its part.
    let isCompared: Bool
  }

  /// The sections that stand side by side, two each; either may be missing.
  static func sections(_ listings: [CodeListing]) -> [[CodeListing.Section?]] {
    // One selected section each is compared whatever its part, such as a Presenter with a ViewController.
    if listings.allSatisfy({ $0.sections.count == 1 }) {
      return [listings.map(\.sections.first)]
    }
    return Part.allCases.map { part in listings.map { $0.sections.first { $0.part == part } } }
      .filter { $0.contains { $0?.isEmpty == false } }
  }

  /// Pairs the files with equal names; the others stay in order between them.
  static func pairs(_ left: [SourceFile], _ right: [SourceFile]) -> [Pair] {
    let areAlone = left.count == 1 && right.count == 1
    return LineAlignment(left.map(\.name), right.map(\.name)).runs.flatMap { run in
      (0..<max(run.left.count, run.right.count)).map { number in
        let ours = run.left.dropFirst(number).first.map { left[$0] }
        let theirs = run.right.dropFirst(number).first.map { right[$0] }
        return Pair(left: ours, right: theirs, isCompared: run.isSame || areAlone)
      }
    }
  }

  /// The indices of the lines that differ from the file opposite, by path; only files that have one.
  static func marks(_ listings: [CodeListing]) -> [String: Set<Int>] {
    guard listings.count == 2 else { return [:] }
    let pairs = sections(listings).flatMap { Self.pairs($0[0]?.files ?? [], $0[1]?.files ?? []) }
    return pairs.reduce(into: [:]) { marks, pair in
      guard let left = pair.left, let right = pair.right, pair.isCompared else { return }
      let runs = LineAlignment(left.lines, right.lines).runs.filter { !$0.isSame }
      marks[left.path] = Set(runs.flatMap(\.left))
      marks[right.path] = Set(runs.flatMap(\.right))
    }
  }
}
