import Comparison
import Scenarios

/// Puts the files of two patterns in rows.
enum SourceAlignment {
  /// A file of either pattern, or one of each.
  struct Pair: Equatable {
    let left: SourceFile?
    let right: SourceFile?
  }

  /// The files in rows: those of one name side by side, the others in between in their order.
  static func pairs(_ left: [SourceFile], _ right: [SourceFile]) -> [Pair] {
    let changes = right.map(\.name).difference(from: left.map(\.name))
    let onlyLeft = Set(changes.removals.map(\.place))
    let onlyRight = Set(changes.insertions.map(\.place))
    var pairs: [Pair] = []
    var (ours, theirs) = (left.startIndex, right.startIndex)
    while ours < left.endIndex || theirs < right.endIndex {
      let takesLeft = onlyLeft.contains(ours)
      let takesRight = onlyRight.contains(theirs)
      let isCommon = !takesLeft && !takesRight
      pairs.append(
        Pair(
          left: takesLeft || isCommon ? left[ours] : nil, right: takesRight || isCommon ? right[theirs] : nil)
      )
      if takesLeft || isCommon { ours += 1 }
      if takesRight || isCommon { theirs += 1 }
    }
    return pairs
  }
}
