extension String {
  /// The candidate most likely meant by this word; the earlier one of two that are equally close.
  ///
  /// One slip is forgiven per three characters, but always one and never more than three; case is ignored.
  public func closest(among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let limit = Swift.min(Swift.max(1, candidate.count / 3), 3)
      // Spares a hostile argument of megabytes the quadratic comparison.
      guard unicodeScalars.dropFirst(candidate.count + limit).isEmpty else { continue }
      let distance = lowercased().editDistance(to: candidate.lowercased())
      // A distance of the candidate's whole length means that nothing of it was typed.
      if distance <= limit, distance < candidate.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// This is the restricted Damerau–Levenshtein distance: no part is edited twice.
  func editDistance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = Swift.min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = Swift.min(least, beforePrevious[j - 1] + 1)
        }
        row.append(least)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
