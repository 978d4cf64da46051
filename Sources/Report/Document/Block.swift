/// A part of a document, from one line to a table.
indirect enum Block: Equatable {
  /// A heading of a level from 1, and perhaps a remark on it.
  case heading(Int, [Span], note: [Span] = [])
  /// Text that is wrapped.
  case paragraph([Span])
  /// Items in no order.
  case list([[Span]])
  /// Steps, numbered from 1.
  case numbered([[Span]])
  /// Words with their meanings.
  case definitions([Definition])
  /// Lines whose spaces count.
  case lines([Line])
  /// Rows of cells.
  case table(Table)
  /// Code in a language; of the language `diff` each line begins with `- `, `+ ` or two spaces.
  case code([String], language: String)
  /// A diagram in the language of Mermaid.
  case diagram([String])
  /// Blocks that belong to the one before them.
  case nested([Block])
}
