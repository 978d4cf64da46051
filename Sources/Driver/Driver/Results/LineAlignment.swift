/// Aligns the lines of two texts, so that equal lines face each other.
package struct LineAlignment {
  /// A line that is equal in both texts, or lines of one or both that differ.
  package struct Run {
    package let left, right: Range<Int>
    package let isSame: Bool
  }

  /// All lines of both texts, in order, by their indices.
  package private(set) var runs: [Run] = []

  /// Aligns the lines of two texts.
  package init(_ left: [String], _ right: [String]) {
    let changes = right.difference(from: left)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    let equal = zip(
      left.indices.filter { !removed.contains($0) }, right.indices.filter { !inserted.contains($0) })
    var (ours, theirs) = (0, 0)
    for (next, other) in Array(equal) + [(left.count, right.count)] {
      if ours < next || theirs < other {
        runs.append(Run(left: ours..<next, right: theirs..<other, isSame: false))
      }
      (ours, theirs) = (next + 1, other + 1)
      if next < left.count { runs.append(Run(left: next..<ours, right: other..<theirs, isSame: true)) }
    }
  }
}
