import Measures
import Report
import Verdicts

/// The files of some patterns in rows, part by part.
struct AlignedFiles {
  /// The files of a pattern, from the first part to the last.
  struct Column {
    /// The number of each file's row within its part.
    fileprivate(set) var rows: [Int] = []
    /// The numbers of the rows if no file left any free.
    fileprivate(set) var rowsWithoutGaps: [Int] = []

    /// The number of each file's row; nil if none is left free.
    var rowsWithGaps: [Int]? {
      if rows == rowsWithoutGaps { return nil }
      return rows
    }
  }

  /// In the order of the patterns.
  private(set) var columns: [Column]
  /// The numbers, among the files of the first pattern, of those whose lines
  /// are compared with the file in the same row.
  private(set) var compared: [Int] = []

  init(of listings: [CodeListing]) {
    columns = listings.map { _ in Column() }
    for part in Part.allCases {
      add(
        listings.map { listing in
          let sections = listing.sections.filter { $0.part == part }
          return sections.flatMap(\.files)
        })
    }
  }

  /// Adds the files of a part, pattern by pattern.
  private mutating func add(_ files: [[SourceFile]]) {
    for (column, own) in files.enumerated() {
      columns[column].rowsWithoutGaps += Array(own.indices)
    }
    for (number, row) in FileAlignment.rows(files).enumerated() {
      if row.isCompared { compared.append(columns[0].rows.count) }
      for (column, file) in row.files.enumerated() where file != nil {
        columns[column].rows.append(number)
      }
    }
  }
}
