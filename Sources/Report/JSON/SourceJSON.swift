import Verdicts

/// The JSON of a pattern's code for one example.
struct SourceJSON: Encodable {
  let pattern, example: String
  let parts: [CodeListing.Section]
  /// The lines that differ from the file compared, by path; indices from 0.
  let differingLines: [String: [Int]]

  init(_ listing: CodeListing, marks: [String: Set<Int>]) {
    (pattern, example, parts) = (listing.card.id, listing.example.id, listing.sections)
    let paths = Set(parts.flatMap { $0.files.map(\.path) })
    differingLines = marks.filter { paths.contains($0.key) }.mapValues { $0.sorted() }
  }
}
