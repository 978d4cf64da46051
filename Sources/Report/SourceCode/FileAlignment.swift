import Driver
import Measures
import Verdicts

/// Sets the code of patterns side by side: parts beside parts, files beside
/// files of the same name.
package enum FileAlignment {
  /// Files that stand side by side, one for each pattern; some may be
  /// missing, but not all.
  package struct Row {
    /// In the order of the patterns.
    package let files: [SourceFile?]
    /// Whether all are there and have one name, or each is alone in its part.
    package let isCompared: Bool
  }

  /// The sections that stand side by side, one for each pattern;
  /// some may be missing.
  static func sections(_ listings: [CodeListing]) -> [[CodeListing.Section?]] {
    // One selected section each is compared whatever its part, such as a
    // Presenter with a ViewController.
    if listings.allSatisfy({ $0.sections.count == 1 }) {
      return [listings.map(\.sections.first)]
    }
    let sections = Part.allCases.map { part in
      listings.map { $0.sections.first { $0.part == part } }
    }
    return sections.filter { $0.contains { $0?.isEmpty == false } }
  }

  /// Sets the files of two or more patterns in rows: files with equal names in
  /// one, the others in order between them.
  ///
  /// A third pattern's files are set beside the rows of the
  /// first two, and so on.
  package static func rows(_ patterns: [[SourceFile]]) -> [Row] {
    let first = patterns.first ?? []
    var rows: [[SourceFile?]] = first.map { [$0] }
    for (place, files) in patterns.enumerated().dropFirst() {
      rows = setting(files, beside: rows, columns: place)
    }
    let areAlone = patterns.allSatisfy { $0.count == 1 }
    return rows.map { files in
      let names = Set(files.map { $0?.name })
      return Row(
        files: files,
        isCompared: !names.contains(nil) && (names.count == 1 || areAlone)
      )
    }
  }

  /// The rows with one more column.
  private static func setting(
    _ files: [SourceFile],
    beside rows: [[SourceFile?]],
    columns: Int
  ) -> [[SourceFile?]] {
    let names = Set(files.map(\.name))
    let left = rows.map { row in
      let own = row.compactMap { $0?.name }
      return own.first(where: names.contains) ?? own.first ?? ""
    }
    let missing = [SourceFile?](repeating: nil, count: columns)
    return LineAlignment(left, files.map(\.name)).runs.flatMap { run in
      (0..<max(run.left.count, run.right.count)).map { number in
        let ours = run.left[ifThere: number].map { rows[$0] }
        let theirs = run.right[ifThere: number].map { files[$0] }
        return (ours ?? missing) + [theirs]
      }
    }
  }

  /// The indices of the lines that differ from the file opposite, by path; only
  /// files that have one.
  static func marks(_ listings: [CodeListing]) -> [String: Set<Int>] {
    guard listings.count == 2 else { return [:] }
    let rows = sections(listings).flatMap { section in
      Self.rows(section.map { $0?.files ?? [] })
    }
    return rows.reduce(into: [:]) { marks, row in
      guard row.isCompared, let left = row.files[0], let right = row.files[1]
      else { return }
      let runs = LineAlignment(left.lines, right.lines).runs
      let differing = runs.filter { !$0.isSame }
      marks[left.path] = Set(differing.flatMap(\.left))
      marks[right.path] = Set(differing.flatMap(\.right))
    }
  }
}
