extension String {
  /// The candidate closest to this word by edit distance, ignoring case; the first of several equally close. Without one, the only
  /// candidate that contains the word.
  ///
  /// One edit is allowed for every three characters of the candidate, at least one and at most three.
  func closest(among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let limit = Swift.min(Swift.max(1, candidate.count / 3), 3)
      // The comparison is quadratic; an argument may be megabytes long.
      guard unicodeScalars.dropFirst(candidate.count + limit).isEmpty else { continue }
      let distance = lowercased().editDistance(to: candidate.lowercased())
      // A distance equal to the candidate's length means that nothing matches.
      if distance <= limit, distance < candidate.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    if let best { return best.candidate }
    let containing = candidates.filter { count > 2 && $0.lowercased().contains(lowercased()) }
    return Set(containing).count == 1 ? containing[0] : nil
  }

  /// The candidates nearest to this text, ignoring case: nearest first, at most five.
  ///
  /// A candidate's distance is that of its closest run of as many words. One edit is allowed for every three characters of this
  /// text, at least one and at most three.
  func nearest(among candidates: [String]) -> [String] {
    let words = lowercased().split(separator: " ")
    let text = words.joined(separator: " ")
    let length = text.count
    let limit = Swift.min(Swift.max(1, length / 3), 3)
    func distance(to candidate: String) -> Int? {
      let others = candidate.lowercased().split(separator: " ")
      let runs = others.indices.map { others[$0...].prefix(words.count).joined(separator: " ") }
      // The comparison is quadratic; an argument may be megabytes long.
      return runs.filter { abs($0.count - length) <= limit }.map(text.editDistance).min()
    }
    let near = candidates.enumerated().compactMap { position, candidate in
      distance(to: candidate).map { (candidate: candidate, rank: ($0, position)) }
    }
    // A distance equal to the text's length means that nothing matches.
    return near.filter { $0.rank.0 <= limit && $0.rank.0 < length }.sorted { $0.rank < $1.rank }
      .prefix(Self.mostSuggestions).map(\.candidate)
  }

  /// The number of names that an error suggests at most.
  static let mostSuggestions = 5

  /// A question for the closest candidate, such as ` Did you mean 'list'?`, or an empty text.
  public func suggestion(among candidates: [String], prefix: String = "") -> String {
    closest(among: candidates).map { " Did you mean '\(prefix)\($0)'?" } ?? ""
  }

  /// A sentence with the words to choose from, or an empty text.
  static func choices(_ words: [String], separator: String = ", ") -> String {
    words.isEmpty ? "" : " Choose from: \(words.joined(separator: separator))."
  }

  /// The restricted Damerau–Levenshtein distance: insertions, deletions, replacements and swaps of neighbours.
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
