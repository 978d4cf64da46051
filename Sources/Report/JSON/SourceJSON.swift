import Verdicts

/// The JSON of a pattern's code for one example.
struct SourceJSON: Encodable {
  let pattern: String
  let example: String
  let parts: [CodeListing.Section]
  /// The lines that differ from the file compared, by path; indices from 0.
  let differingLines: [String: [Int]]

  /// The code of patterns for one example.
  static func all(of listings: [CodeListing]) -> [SourceJSON] {
    let marks = FileAlignment.marks(listings)
    return listings.map { SourceJSON($0, marks: marks) }
  }

  private init(_ listing: CodeListing, marks: [String: Set<Int>]) {
    pattern = listing.card.id
    example = listing.example.id
    parts = listing.sections
    let paths = Set(listing.sections.flatMap { $0.files.map(\.path) })
    let ownMarks = marks.filter { paths.contains($0.key) }
    differingLines = ownMarks.mapValues { $0.sorted() }
  }
}
