import Catalog
import Measures
import Report
import Verdicts

/// Which files stand in one row, in one example, for any two or three patterns;
/// the script sets them there.
struct FileRows: Encodable {
  /// The numbers of patterns that can be compared.
  private static let columns = 2...3

  /// The beginning of the ids of each file's lines, in the order of parts, by
  /// pattern.
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
      let own = listing.sections.flatMap(\.files)
      files[listing.card.id] = own.map { lines.id(ofFile: $0.path) ?? "" }
    }
    for chosen in Self.combinations(of: listings[...]) {
      let key = chosen.map(\.card.id).joined(separator: ",")
      let alignment = AlignedFiles(of: chosen)
      rows[key] = alignment.columns.map(\.rowsWithGaps)
      if chosen.count == 2 { compared[key] = alignment.compared }
    }
  }

  /// All choices of as many elements as can be compared, each in the order of
  /// the elements.
  private static func combinations(
    of listings: ArraySlice<CodeListing>
  ) -> [[CodeListing]] {
    columns.flatMap { combinations(of: $0, from: listings) }
  }

  private static func combinations(
    of count: Int,
    from listings: ArraySlice<CodeListing>
  ) -> [[CodeListing]] {
    if count == 0 { return [[]] }
    return listings.indices.flatMap { place in
      let rest = listings[(place + 1)...]
      return combinations(of: count - 1, from: rest).map { chosen in
        [listings[place]] + chosen
      }
    }
  }
}
