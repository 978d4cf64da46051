/// The pieces of the report that the page of the catalogue puts at
/// places of its own.
extension Composer {
  /// The differences of the two patterns of the findings, a sentence for each
  /// subject, with the command that shows why.
  package var differences: [Block] { Array(sentences.dropFirst()) }
}
