/// Goes through a file and knows at every place which declaration is the innermost around it.
final class Scopes {
  /// A declaration that has begun and not yet ended.
  private struct Scope {
    let symbol: IndexSymbol
    /// How many brackets are open where it begins.
    let depth: Int
    /// Whether it ends with its braces: types and functions do, properties go on.
    let endsWithBody: Bool
    var isInBody = false
    /// The other names of the same declaration.
    var twins: [Int] = []
  }

  private let marks: [SourceMarks.Mark]
  /// Whether the brackets were understood: else nothing is known.
  let isReliable: Bool
  /// The declarations that the author wrote, and where they begin.
  private var starts: [(offset: Int, symbol: IndexSymbol)] = []
  private var written: Set<Int> = []
  private var next = 0
  /// The number of the first mark that is not yet passed.
  private(set) var mark = 0
  private var depth = 0
  /// The brackets that are open.
  private var openings: [UInt8] = []
  private var scopes: [Scope] = []
  /// What each declaration stands in, by the symbols' numbers; nil if in nothing.
  private var parents: [Int: IndexSymbol?] = [:]
  /// Where the last attribute stands.
  private var attribute = -1
  private var lastStart = -1

  /// Prepares the way through a file.
  init(_ occurrences: [IndexOccurrence], _ text: SourceText, _ marks: SourceMarks) {
    self.marks = marks.marks
    isReliable = marks.isBalanced
    for occurrence in occurrences
    where occurrence.roles.contains(.definition) && !occurrence.roles.contains(.implicit) {
      guard occurrence.symbol.kind != .parameter, occurrence.symbol.subkind != .genericParameter,
        let offset = text.offset(ofLine: occurrence.line, column: occurrence.column)
      else { continue }
      starts.append((offset, occurrence.symbol))
      written.insert(occurrence.symbol.id)
    }
  }

  /// Goes on to an offset; declarations that begin there have begun.
  func advance(to offset: Int) {
    guard isReliable else { return }
    while next < starts.count, starts[next].offset <= offset {
      let start = starts[next]
      pass(upTo: start.offset)
      next += 1
      begin(start.symbol)
      lastStart = start.offset
    }
    pass(upTo: offset)
  }

  /// Whether the declaration that is said to contain an occurrence is not the one around it.
  func problem(_ occurrence: IndexOccurrence, at offset: Int) -> String? {
    guard isReliable, let container = occurrence.related(.containedBy) else { return nil }
    // What the compiler makes may stand in what it made.
    if occurrence.roles.contains(.implicit), !written.contains(container.id) { return nil }
    let innermost = scopes.last
    if let innermost, innermost.symbol.id == container.id || innermost.twins.contains(container.id) {
      return nil
    }
    // An attribute stands before the declaration that it belongs to.
    if attribute > lastStart, next < starts.count, starts[next].symbol.id == container.id { return nil }
    return "it does not stand in '\(container.name)' but in '\(innermost?.symbol.name ?? "the file")'"
  }

  /// The function in whose head an occurrence stands, between its name and its body.
  func head(of occurrence: IndexOccurrence) -> IndexSymbol? {
    guard isReliable, occurrence.roles.contains(.reference), let innermost = scopes.last,
      innermost.symbol.isFunction, !innermost.isInBody,
      occurrence.related(.containedBy)?.id == innermost.symbol.id
    else { return nil }
    return innermost.symbol
  }

  /// The type around the place, or the extension.
  var type: IndexSymbol? {
    scopes.last { $0.symbol.isType || $0.symbol.kind == .extension }?.symbol
  }

  /// Whether a declaration that the author wrote is said to stand in another than it does.
  func parentProblem(_ occurrence: IndexOccurrence) -> String? {
    guard isReliable, let around = parents[occurrence.symbol.id] else { return nil }
    let parent = occurrence.related(.childOf)
    return parent?.id == around?.id ? nil : "it is not declared in '\(parent?.name ?? "the file")'"
  }

  private func begin(_ symbol: IndexSymbol) {
    var depth = depth
    if symbol.hasAccessors {
      // `let (a, b) = c`: the names stand deeper than the declaration, and what follows may count for either.
      while depth > 0, openings[depth - 1] == UInt8(ascii: "(") { depth -= 1 }
      if depth < self.depth, let last = scopes.indices.last, scopes[last].depth == depth,
        scopes[last].symbol.hasAccessors
      {
        scopes[last].twins.append(symbol.id)
        return
      }
    }
    while let last = scopes.last, last.depth > depth || last.depth == depth && !isAccessor(symbol, of: last) {
      scopes.removeLast()
    }
    parents[symbol.id] = .some(scopes.last?.symbol)
    scopes.append(Scope(symbol: symbol, depth: depth, endsWithBody: !Self.goesOn(symbol)))
  }

  /// Whether a declaration is a getter without a word of its own, as deep as its property.
  private func isAccessor(_ symbol: IndexSymbol, of scope: Scope) -> Bool {
    symbol.isAccessor && !scope.symbol.isAccessor
  }

  private func pass(upTo offset: Int) {
    while mark < marks.count, marks[mark].offset < offset {
      let passed = marks[mark]
      mark += 1
      depth = passed.after
      if passed.after > passed.before { openings.append(passed.byte) }
      if passed.after < passed.before { openings.removeLast() }
      if passed.before == passed.after {
        if passed.byte == UInt8(ascii: "@") { attribute = passed.offset }
        continue
      }
      if passed.after > passed.before {
        guard passed.byte == UInt8(ascii: "{"), let last = scopes.indices.last else { continue }
        if scopes[last].depth == passed.before { scopes[last].isInBody = true }
      } else {
        while let last = scopes.last,
          last.depth > depth
            || last.depth == depth && last.isInBody && last.endsWithBody && passed.byte == UInt8(ascii: "}")
        {
          scopes.removeLast()
        }
      }
    }
  }

  /// Whether a declaration goes on after braces: `let a = b { … }.c`.
  private static func goesOn(_ symbol: IndexSymbol) -> Bool {
    switch symbol.kind {
    case .instanceProperty, .classProperty, .staticProperty, .variable, .enumCase, .typealias: true
    default: false
    }
  }
}
