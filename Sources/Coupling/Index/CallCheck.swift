/// Holds what is said to be called against the arguments that stand in the source.
struct CallCheck {
  let bytes: [UInt8]
  let marks: [SourceMarks.Mark]

  /// What is wrong with a function or an initialiser that is written by its name.
  ///
  /// - Parameters:
  ///   - occurrence: The function's occurrence.
  ///   - mark: The number of a mark before the end.
  ///   - before: The byte before the name.
  ///   - end: The offset after the name.
  /// - Returns: What contradicts what; nil if nothing does.
  func problem(
    _ occurrence: IndexOccurrence, from mark: Int, before: UInt8, after end: Int
  ) -> String? {
    let isCalled = occurrence.roles.contains(.call)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else {
      return isCalled && !mayBeCalled(at: end) ? "it is called without arguments" : nil
    }
    var next = mark
    while next < marks.count, marks[next].offset < end { next += 1 }
    guard next < marks.count, marks[next].offset == end else { return nil }
    let symbol = occurrence.symbol
    let arguments = arguments(from: next)
    if arguments.isName { return isCalled ? "it is called, and only named there" : nil }
    // The case of an enum takes its values' names in a pattern too.
    guard isCalled else { return symbol.kind == .enumCase ? nil : "it is only named, and called there" }
    // Without its object, a method takes that first.
    if symbol.kind == .instanceMethod, before == UInt8(ascii: "."), arguments.labels.count == 1 { return nil }
    return fits(arguments.labels, Spelling.allLabels(of: symbol)) ? nil : "its arguments are others"
  }

  /// Whether what stands after a name can be a call without brackets right after it: a closure, type arguments and the like.
  private func mayBeCalled(at end: Int) -> Bool {
    var place = end
    while place < bytes.count, bytes[place] == 32 { place += 1 }
    guard place < bytes.count else { return false }
    return "({<?![`".utf8.contains(bytes[place])
  }

  /// Whether arguments with these labels can be those of a function with those; some may be left out, and some be many.
  private func fits(_ given: [[UInt8]], _ labels: [[UInt8]]) -> Bool {
    let none = [UInt8(ascii: "_")]
    var next = 0
    for (number, label) in given.enumerated() {
      if let found = labels[next...].firstIndex(of: label) {
        next = found + 1
      } else if label != none || number == 0 {
        // What has no label may be one more of what came before.
        return false
      }
    }
    return true
  }

  private struct Arguments {
    var labels: [[UInt8]] = []
    /// Whether it is no call but the rest of a name: `(at:with:)`.
    var isName = false
  }

  /// The labels of the arguments in the brackets that a mark opens.
  private func arguments(from open: Int) -> Arguments {
    let depth = marks[open].after
    var arguments = Arguments()
    var start = marks[open].offset + 1
    for mark in marks[(open + 1)...] where mark.before == depth {
      let isEnd = mark.after < depth
      guard isEnd || mark.byte == UInt8(ascii: ",") else { continue }
      if let argument = label(from: start, to: mark.offset) {
        arguments.labels.append(argument.label)
        arguments.isName = argument.isName
      }
      if isEnd { break }
      start = mark.offset + 1
    }
    return arguments
  }

  /// The label of the argument between two offsets; nil if nothing stands there.
  private func label(from start: Int, to end: Int) -> (label: [UInt8], isName: Bool)? {
    var place = start
    skipSpace(&place, to: end)
    guard place < end else { return nil }
    let begin = place
    if bytes[place] == UInt8(ascii: "`") {
      place += 1
      while place < end, bytes[place] != UInt8(ascii: "`") { place += 1 }
      place += 1
    } else {
      while place < end, SourceText.isWord(bytes[place]) { place += 1 }
    }
    let word = bytes[begin..<min(place, end)].filter { $0 != UInt8(ascii: "`") }
    skipSpace(&place, to: end)
    guard place < end, !word.isEmpty, bytes[place] == UInt8(ascii: ":") else {
      return ([UInt8(ascii: "_")], false)
    }
    place += 1
    // `at:` and at once the end, or the next label: a name and no argument.
    return (word, place == end || place < end && bytes[end - 1] == UInt8(ascii: ":"))
  }

  private func skipSpace(_ place: inout Int, to end: Int) {
    while place < end {
      let byte = bytes[place]
      if byte == 32 || byte == 10 || byte == 13 || byte == 9 {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < end, bytes[place + 1] == byte {
        while place < end, bytes[place] != 10 { place += 1 }
      } else {
        return
      }
    }
  }
}
