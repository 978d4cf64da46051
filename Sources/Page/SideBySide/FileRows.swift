import Catalog
import Measures
import Report
import Verdicts

/// Which files stand in one row, in one example, for any two or three patterns;
/// the script sets them there.
struct FileRows: Encodable {
  /// The numbers of patterns that can be compared.
  private static let columns = 2...3

  /// The beginning of the ids of each file's lines, in the
  /// order of parts, by pattern.
  private(set) var files: [Card.ID: [String]] = [:]
  /// The number of the row, within the part, of each of these files, by the ids
  /// of the patterns in the order of the page; nil for a pattern whose files
  /// follow each other without a gap in each part.
  private(set) var rows: [String: [[Int]?]] = [:]
  /// The numbers, among the files of the first of two patterns, of those whose
  /// lines are compared with the file in the same row.
  private(set) var compared: [String: [Int]] = [:]

  /// Aligns the code of all patterns that have the example.
  init(of listings: [CodeListing], lines: LineAddresses) {
    for listing in listings {
      files[listing.card.id] = listing.sections.flatMap(\.files).map { lines.id(ofFile: $0.path) ?? "" }
    }
    for chosen in Self.combinations(of: listings[...]) {
      let key = chosen.map(\.card.id).joined(separator: ",")
      rows[key] = []
      align(chosen, key)
    }
  }

  /// Sets the files of some patterns in rows, part by part.
  private mutating func align(_ listings: [CodeListing], _ key: String) {
    var numbers = [[Int]](repeating: [], count: listings.count)
    var withoutGaps = numbers
    var comparedFiles: [Int] = []
    for part in Part.allCases {
      let files = listings.map { listing in listing.sections.filter { $0.part == part }.flatMap(\.files) }
      for (column, own) in files.enumerated() { withoutGaps[column] += Array(own.indices) }
      for (number, row) in FileAlignment.rows(files).enumerated() {
        if row.isCompared { comparedFiles.append(numbers[0].count) }
        for (column, file) in row.files.enumerated() where file != nil { numbers[column].append(number) }
      }
    }
    rows[key] = zip(numbers, withoutGaps).map { own, withoutGaps -> [Int]? in
      if own == withoutGaps { return nil }
      return own
    }
    if listings.count == 2 { compared[key] = comparedFiles }
  }

  /// All choices of as many elements as can be compared, each in the
  /// order of the elements.
  private static func combinations(of listings: ArraySlice<CodeListing>) -> [[CodeListing]] {
    columns.flatMap { combinations(of: $0, from: listings) }
  }

  private static func combinations(of count: Int, from listings: ArraySlice<CodeListing>) -> [[CodeListing]] {
    if count == 0 { return [[]] }
    return listings.indices.flatMap { place in
      combinations(of: count - 1, from: listings[(place + 1)...]).map { [listings[place]] + $0 }
    }
  }
}
