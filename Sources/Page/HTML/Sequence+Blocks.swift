import Report

extension Sequence<Block> {
  /// The blocks below the heading with which they begin, for a place of the
  /// page that has a heading of its own.
  var belowHeading: [Block] {
    var blocks = Array(self)
    if case .heading = blocks.first { blocks.removeFirst() }
    return blocks
  }
}
