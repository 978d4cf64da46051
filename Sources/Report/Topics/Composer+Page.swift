/// The pieces of the report that the page of the catalogue puts at
/// places of its own.
extension Composer {
  /// The differences of the two patterns of the findings, a sentence for each
  /// subject, with the command that shows why.
  @ListBuilder<Block>
  package var differences: [Block] {
    let sentences = PairSentences(of: findings).all.map { sentence in
      [
        Span(sentence.text),
        Span("(\(sentence.command))", .faint, isUnbreakable: true),
      ]
    }
    if !sentences.isEmpty { Block.numbered(sentences) }
  }
}
