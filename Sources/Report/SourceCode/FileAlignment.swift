import Comparison

/// Aligns the files of two patterns by name.
enum FileAlignment {
  /// Pairs the files with equal names; the others stay in order between them.
  static func pairs(
    _ left: [SourceFile], _ right: [SourceFile]
  ) -> [(left: SourceFile?, right: SourceFile?)] {
    let changes = right.map(\.name).difference(from: left.map(\.name))
    let onlyLeft = Set(changes.removals.map(\.offset))
    let onlyRight = Set(changes.insertions.map(\.offset))
    var pairs: [(left: SourceFile?, right: SourceFile?)] = []
    var (ours, theirs) = (0, 0)
    while ours < left.count || theirs < right.count {
      let (isOurs, isTheirs) = (onlyLeft.contains(ours), onlyRight.contains(theirs))
      let pair = (isOurs || !isTheirs ? left[ours] : nil, isTheirs || !isOurs ? right[theirs] : nil)
      pairs.append(pair)
      if pair.0 != nil { ours += 1 }
      if pair.1 != nil { theirs += 1 }
    }
    return pairs
  }
}
