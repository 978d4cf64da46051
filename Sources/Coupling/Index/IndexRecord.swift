/// What the index says of the contents of one source file.
struct IndexRecord {
  let name: String
  /// The record's table of symbols.
  let symbols: [IndexSymbol]
  /// All occurrences, in the order of lines and columns.
  let occurrences: [IndexOccurrence]
}
