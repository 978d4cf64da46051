/// Holds what a record says of a source file against the text, and against itself.
///
/// The index has no checksum, and its library takes a flipped bit for what was meant. But it says most things twice, and
/// the text says them once more: a name stands where its symbol occurs, reading a property calls its getter, and the
/// declaration that contains a reference is the one around it.
struct RecordCheck {
  let text: SourceText
  let record: IndexRecord
  /// How a symbol is spelled in the source, by its number.
  let spelling: (Int) -> [UInt8]
  /// What a function without parameters returns as its USR has it, by its number; nil for all else.
  let result: (Int) -> [UInt8]?

  /// What contradicts what; nil if nothing does.
  func problem() -> String? {
    let marks = SourceMarks(text.bytes)
    if record.occurrences.isEmpty, marks.hasCode { return "nothing is said of the file" }
    var scopes = Scopes(record.occurrences, text, marks)
    var previous = (line: 0, column: 0)
    var group: [IndexOccurrence] = []
    /// The functions without parameters in whose heads nothing is named.
    var silent: [Int: IndexOccurrence] = [:]
    for occurrence in record.occurrences {
      let place = (occurrence.line, occurrence.column)
      guard place >= (previous.line, previous.column) else { return told("it comes out of turn", occurrence) }
      guard let offset = text.offset(ofLine: occurrence.line, column: occurrence.column) else {
        return told("the file has no such place", occurrence)
      }
      if place != (previous.line, previous.column) {
        if let problem = Self.accessProblem(group) { return told(problem, group[0]) }
        group.removeAll(keepingCapacity: true)
        scopes.advance(to: offset)
      }
      previous = (occurrence.line, occurrence.column)
      if let problem = Self.roleProblem(occurrence) { return told(problem, occurrence) }
      let isDefinition = occurrence.roles.contains(.definition)
      let isExplicit = !occurrence.roles.contains(.implicit)
      if isExplicit, !isSpelled(occurrence, at: offset) { return told("the text there is another", occurrence) }
      // What a macro made stands at its name, and says nothing of the text.
      guard isExplicit || !isMacro(at: offset) else { continue }
      if let problem = scopes.problem(occurrence, at: offset) { return told(problem, occurrence) }
      if isExplicit {
        if isDefinition, result(occurrence.symbol.id) != nil { silent[occurrence.symbol.id] = occurrence }
        if let function = scopes.head(of: occurrence) {
          silent[function.id] = nil
          if let problem = resultProblem(occurrence, function) { return told(problem, occurrence) }
        }
      }
      group.append(occurrence)
    }
    if let problem = Self.accessProblem(group) { return told(problem, group[0]) }
    return silent.values.first { returnsAnother($0) }.map { told("its USR returns what its text does not", $0) }
  }

  private func told(_ problem: String, _ occurrence: IndexOccurrence) -> String {
    "'\(occurrence.symbol.name)' at \(occurrence.line):\(occurrence.column): \(problem)"
  }

  private func isMacro(at offset: Int) -> Bool {
    text.bytes[offset] == UInt8(ascii: "@") || text.bytes[offset] == UInt8(ascii: "#")
  }

  // MARK: The text

  /// Whether the text at an occurrence is the symbol's name, or what may stand for it.
  private func isSpelled(_ occurrence: IndexOccurrence, at offset: Int) -> Bool {
    let symbol = occurrence.symbol
    let isDefinition = occurrence.roles.contains(.definition)
    switch symbol.subkind {
    case .getter: return has("{", at: offset) || has("get", at: offset)
    case .setter: return has("set", at: offset)
    case .willSet: return has("willSet", at: offset)
    case .didSet: return has("didSet", at: offset)
    case .accessor: return true
    case .subscript: return isDefinition ? has("subscript", at: offset) : has("[", at: offset)
    default: break
    }
    switch symbol.kind {
    case .constructor: return has("init", at: offset) || (!isDefinition && beginsType(at: offset))
    case .parameter where symbol.name == "_": return true
    default: break
    }
    let spelling = spelling(symbol.id)
    guard let first = spelling.first else { return false }
    if text.has(spelling, at: offset) { return !Self.isWord(first) || endsWord(at: offset + spelling.count) }
    if has("`", at: offset) { return text.has(spelling, at: offset + 1) }
    if has("Self", at: offset), symbol.isType { return true }
    // The type of a case in a pattern may be said to stand at the case: `catch Failure.refused`.
    if symbol.kind == .enum { return has(".", at: offset - 1) && text.has(spelling, at: offset - 1 - spelling.count) }
    return symbol.name.hasPrefix("callAsFunction(") && has("(", at: offset)
      || symbol.name == "shared" && has("for", at: offset)
  }

  private func has(_ word: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= text.bytes.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where text.bytes[offset + place] != word.utf8Start[place] {
      return false
    }
    return !Self.isWord(word.utf8Start[0]) || endsWord(at: offset + word.utf8CodeUnitCount)
  }

  private func endsWord(at offset: Int) -> Bool {
    offset >= text.bytes.count || !Self.isWord(text.bytes[offset])
  }

  private func beginsType(at offset: Int) -> Bool {
    Self.isWord(text.bytes[offset]) || has("[", at: offset) || has("`", at: offset)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122, 128...255: true
    default: false
    }
  }

  /// Whether a function in whose head nothing is named returns something by its USR and nothing by the text, or the other
  /// way round.
  private func returnsAnother(_ function: IndexOccurrence) -> Bool {
    let symbol = function.symbol
    guard let result = result(symbol.id),
      let start = text.offset(ofLine: function.line, column: function.column)
    else { return false }
    let name = spelling(symbol.id).count + (has("`", at: start) ? 2 : 0)
    guard has("(", at: start + name), has(")", at: start + name + 1) else { return false }
    let rest = text.bytes[(start + name + 2)...]
    let words = rest.prefix { Self.isWord($0) || $0 == 32 || $0 == 10 || $0 == 13 }.count
    let arrow = start + name + 2 + words
    let isNothing = !has("->", at: arrow) || has("()", at: arrow + 3)
    return isNothing != result.ends(with: "-> ()".utf8)
  }

  /// Whether a type that is named in the head of a function without parameters is not in what it returns.
  private func resultProblem(_ occurrence: IndexOccurrence, _ function: IndexSymbol) -> String? {
    guard occurrence.symbol.isType, let result = result(function.id) else { return nil }
    return Self.contains(result, spelling(occurrence.symbol.id)) || Self.contains(result, Self.opaque)
      ? nil : "'\(function.name)' does not return it"
  }

  private static let opaque = Array("some".utf8)

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard !word.isEmpty, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start..<(start + word.count)] == word[...] {
      let (before, after) = (start - 1, start + word.count)
      if (before < 0 || !isWord(text[before])) && (after == text.count || !isWord(text[after])) { return true }
    }
    return false
  }

  // MARK: The roles

  /// What is wrong with the roles of an occurrence in themselves.
  private static func roleProblem(_ occurrence: IndexOccurrence) -> String? {
    let roles = occurrence.roles
    var related: IndexRoles = []
    for relation in occurrence.relations {
      related.formUnion(relation.roles)
      if let problem = relationProblem(relation, of: occurrence) { return problem }
    }
    if roles.intersection(.relations) != related { return "its relations are not those of its roles" }
    let isDefinition = roles.contains(.definition)
    if isDefinition == roles.contains(.reference) {
      // Only a witness that is inherited or made by the compiler is neither.
      guard !isDefinition, roles.contains([.implicit, .overrideOf]) else {
        return "it is neither a definition nor a reference"
      }
    }
    if isDefinition, !roles.isDisjoint(with: [.read, .write, .call, .containedBy, .baseOf, .extendedBy]) {
      return "a definition is no use"
    }
    if !isDefinition, !roles.isDisjoint(with: [.childOf, .accessorOf]) { return "only a definition has a parent" }
    if roles.contains(.call), !roles.isDisjoint(with: [.read, .write]) { return "it is called and accessed" }
    return nil
  }

  private static func relationProblem(
    _ relation: IndexOccurrence.Relation, of occurrence: IndexOccurrence
  ) -> String? {
    let (symbol, other) = (occurrence.symbol, relation.symbol)
    switch relation.roles {
    case .childOf:
      if occurrence.roles.contains(.implicit), symbol.isAccessor { return nil }
      return isParent(other, of: symbol) ? nil : "'\(other.name)' is not its parent"
    case [.childOf, .accessorOf]:
      return symbol.isAccessor && isParent(other, of: symbol) ? nil : "'\(other.name)' is not its property"
    case .containedBy: return nil
    case [.calledBy, .containedBy]:
      return occurrence.roles.contains(.call) ? nil : "it is called by '\(other.name)' and not called"
    case .receivedBy: return occurrence.roles.contains(.dynamic) ? nil : "it has a receiver and is not dynamic"
    case .baseOf:
      let isBase = symbol.isType || symbol.kind == .typealias
      return isBase && (other.isType || other.kind == .extension) ? nil : "it is no base of '\(other.name)'"
    case .extendedBy:
      let isExtended = symbol.isType || symbol.kind == .typealias
      return isExtended && other.kind == .extension ? nil : "it is not what '\(other.name)' extends"
    case .overrideOf: return nil
    default: return "it cannot be to '\(other.name)' what it is"
    }
  }

  /// Whether a symbol can be declared in another: its USR begins with that of the other.
  private static func isParent(_ parent: IndexSymbol, of symbol: IndexSymbol) -> Bool {
    if parent.kind == .extension { return true }
    if symbol.isAccessor { return symbol.accessed == parent.accessed }
    return symbol.usr.utf8.count > parent.usr.utf8.count && symbol.usr.hasPrefix(parent.usr)
  }

  // MARK: Access

  /// What is wrong among the occurrences at one place: a property is read by its getter and written by its setter.
  private static func accessProblem(_ group: [IndexOccurrence]) -> String? {
    for occurrence in group where occurrence.roles.contains(.reference) {
      let symbol = occurrence.symbol
      switch symbol.kind {
      case .instanceProperty, .classProperty, .staticProperty, .variable:
        guard symbol.usr.hasPrefix("s:") else { continue }
        var found: IndexRoles = []
        for other in group where other.symbol.isAccessor && other.symbol.accessed == symbol.accessed {
          switch other.symbol.subkind {
          case .getter: found.insert(.read)
          case .setter: found.insert(.write)
          default: found = occurrence.roles
          }
        }
        if occurrence.roles.intersection([.read, .write]) != found.intersection([.read, .write]) {
          return "its accessors are not called as it is accessed"
        }
      case _ where symbol.isAccessor:
        // C's variables have accessors of Swift's.
        if symbol.usr.hasPrefix("s:S") { continue }
        if !group.contains(where: { !$0.symbol.isAccessor && $0.symbol.accessed == symbol.accessed }) {
          return "its property is not accessed there"
        }
      default: break
      }
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    count >= text.count && self[(count - text.count)...].elementsEqual(text)
  }
}
