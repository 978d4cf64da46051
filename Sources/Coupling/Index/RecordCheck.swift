/// Holds what a record says of a source file against the text, and against itself.
///
/// The index has no checksum, and its library takes a flipped bit for what was meant. But it says most things twice, and
/// the text says them once more: a name stands where its symbol occurs, reading a property calls its getter, and the
/// declaration that contains a reference is the one around it.
final class RecordCheck {
  private let text: SourceText
  private let bytes: [UInt8]
  private let record: IndexRecord
  /// What is known from this record and others; what this one adds is noted there.
  private let facts: StoreFacts
  private let marks: SourceMarks
  private let scopes: Scopes
  private let calls: CallCheck
  /// The functions without parameters, by their symbols' numbers.
  private var heads: [Int: Head] = [:]

  /// What the head of a function without parameters names.
  private struct Head {
    let function: IndexOccurrence
    /// Whether anything is named.
    var isNamed = false
    /// Whether something is named that stands for another type, which the USR has in its place.
    var hasAlias = false
    /// A type that is not in what the function returns.
    var stranger: IndexOccurrence?
  }

  /// Prepares the check of a file's record.
  init(text: SourceText, record: IndexRecord, facts: StoreFacts) {
    self.text = text
    self.record = record
    self.facts = facts
    bytes = text.bytes
    marks = SourceMarks(text.bytes)
    scopes = Scopes(record.occurrences, text, marks)
    calls = CallCheck(bytes: text.bytes, marks: marks.marks)
  }

  /// What contradicts what; nil if nothing does.
  func problem() -> String? {
    if record.occurrences.isEmpty, marks.hasCode { return "nothing is said of the file" }
    /// What stands at one place.
    var group = 0..<0
    var previous = -1
    for occurrence in record.occurrences {
      guard let offset = text.offset(ofLine: occurrence.line, column: occurrence.column) else {
        return told("the file has no such place", occurrence)
      }
      guard offset >= previous else { return told("it comes out of turn", occurrence) }
      if offset > previous {
        if let problem = groupProblem(group) { return problem }
        group = group.upperBound..<group.upperBound
        scopes.advance(to: offset)
        previous = offset
      }
      group = group.lowerBound..<(group.upperBound + 1)
      if let problem = problem(occurrence, at: offset) { return told(problem, occurrence) }
    }
    if let problem = groupProblem(group) { return problem }
    return heads.values.sorted { $0.function.line < $1.function.line }.lazy.compactMap(headProblem).first
  }

  /// What is wrong with one occurrence.
  private func problem(_ occurrence: IndexOccurrence, at offset: Int) -> String? {
    if let problem = Self.roleProblem(occurrence) ?? definitionProblem(occurrence) { return problem }
    if occurrence.roles.contains(.baseOf) { noteBase(occurrence) }
    let isExplicit = !occurrence.roles.contains(.implicit)
    if isExplicit, !isSpelled(occurrence, at: offset) { return "the text there is another" }
    // What a macro made stands at its name, and says nothing of the text.
    guard isExplicit || !isMacro(at: offset) else { return nil }
    if let problem = scopes.problem(occurrence, at: offset) { return problem }
    guard isExplicit else { return nil }
    if let problem = callProblem(occurrence, at: offset) { return problem }
    if occurrence.roles.contains(.definition) {
      if facts[occurrence.symbol]?.result != nil { heads[occurrence.symbol.id] = Head(function: occurrence) }
    } else if let function = scopes.head(of: occurrence) {
      note(occurrence, inHeadOf: function)
    }
    return nil
  }

  private func told(_ problem: String, _ occurrence: IndexOccurrence) -> String {
    "'\(occurrence.symbol.name)' at \(occurrence.line):\(occurrence.column): \(problem)"
  }

  private func isMacro(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "@") || bytes[offset] == UInt8(ascii: "#")
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
    guard let spelling = facts[symbol]?.spelling, let first = spelling.first else { return false }
    if text.has(spelling, at: offset) { return !Self.isWord(first) || endsWord(at: offset + spelling.count) }
    if has("`", at: offset) { return text.has(spelling, at: offset + 1) }
    if has("Self", at: offset), symbol.isType {
      return !scopes.isReliable || scopes.type?.name == symbol.name
    }
    // The type of a case in a pattern may be said to stand at the case: `catch Failure.refused`.
    if symbol.kind == .enum {
      return has(".", at: offset - 1) && text.has(spelling, at: offset - 1 - spelling.count)
    }
    return symbol.name.hasPrefix("callAsFunction(") && has("(", at: offset)
      || symbol.name == "shared" && has("for", at: offset)
  }

  private func has(_ word: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where bytes[offset + place] != word.utf8Start[place] {
      return false
    }
    return !Self.isWord(word.utf8Start[0]) || endsWord(at: offset + word.utf8CodeUnitCount)
  }

  private func endsWord(at offset: Int) -> Bool {
    offset >= bytes.count || !Self.isWord(bytes[offset])
  }

  private func beginsType(at offset: Int) -> Bool {
    Self.isWord(bytes[offset]) || has("[", at: offset) || has("`", at: offset)
  }

  /// Whether a byte can be part of a word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 95, 97...122, 128...255: true
    default: false
    }
  }

  /// Whether a function in whose head nothing is named returns something by its USR and nothing by the text, or the other
  /// way round.
  private func returnsAnother(_ function: IndexOccurrence) -> Bool {
    let symbol = function.symbol
    guard let result = facts[symbol]?.result, let spelling = facts[symbol]?.spelling,
      let start = text.offset(ofLine: function.line, column: function.column)
    else { return false }
    let name = spelling.count + (has("`", at: start) ? 2 : 0)
    guard has("(", at: start + name), has(")", at: start + name + 1) else { return false }
    let rest = bytes[(start + name + 2)...]
    let words = rest.prefix { Self.isWord($0) || $0 == 32 || $0 == 10 || $0 == 13 }.count
    let arrow = start + name + 2 + words
    let isNothing = result.ends(with: "-> ()".utf8)
    guard has("->", at: arrow) else { return !isNothing }
    // Brackets may hold anything, also nothing.
    return isNothing && !has("(", at: arrow + 3)
  }

  /// Notes what is named in the head of a function without parameters.
  private func note(_ occurrence: IndexOccurrence, inHeadOf function: IndexSymbol) {
    guard let result = facts[function]?.result, let spelling = facts[occurrence.symbol]?.spelling else {
      return
    }
    heads[function.id]?.isNamed = true
    if occurrence.symbol.kind == .typealias { heads[function.id]?.hasAlias = true }
    if occurrence.symbol.isType, !Self.contains(result, spelling), !Self.contains(result, Self.opaque) {
      heads[function.id]?.stranger = occurrence
    }
  }

  /// Whether a function without parameters returns by its USR what it does not by its head.
  private func headProblem(_ head: Head) -> String? {
    if !head.hasAlias, !hasLabels(head.function) {
      return told("its USR has other labels in what it returns", head.function)
    }
    if let stranger = head.stranger, !head.hasAlias {
      return told("'\(head.function.symbol.name)' does not return it", stranger)
    }
    guard !head.isNamed, returnsAnother(head.function) else { return nil }
    return told("its USR returns what its text does not", head.function)
  }

  /// Whether the labels in what a function returns by its USR stand in the text after its name.
  private func hasLabels(_ function: IndexOccurrence) -> Bool {
    guard let result = facts[function.symbol]?.result,
      let start = text.offset(ofLine: function.line, column: function.column)
    else { return true }
    var label: [UInt8] = []
    for byte in result {
      if Self.isWord(byte) {
        label.append(byte)
      } else {
        if byte == UInt8(ascii: ":"), !label.isEmpty {
          // As far as the next line but two: a head is not longer.
          let head = Array(
            bytes[start...].split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
              .joined())
          if !Self.contains(head, label) { return false }
        }
        label.removeAll(keepingCapacity: true)
      }
    }
    return true
  }

  private static let opaque = Array("some".utf8)

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard !word.isEmpty, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start..<(start + word.count)] == word[...] {
      let (before, after) = (start - 1, start + word.count)
      if (before < 0 || !isWord(text[before])) && (after == text.count || !isWord(text[after])) {
        return true
      }
    }
    return false
  }

  /// What is wrong with the use of a function that is written by its name.
  private func callProblem(_ occurrence: IndexOccurrence, at offset: Int) -> String? {
    let symbol = occurrence.symbol
    guard scopes.isReliable, occurrence.roles.contains(.reference),
      symbol.isFunction || symbol.kind == .constructor || symbol.kind == .enumCase,
      Self.isWord(bytes[offset])
    else { return nil }
    var end = offset
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    let before = offset > 0 ? bytes[offset - 1] : 0
    return calls.problem(occurrence, from: scopes.mark, before: before, after: end)
  }

  // MARK: The roles

  /// What is wrong with the roles of an occurrence in themselves.
  private static func roleProblem(_ occurrence: IndexOccurrence) -> String? {
    let roles = occurrence.roles
    var related: UInt64 = 0
    for relation in occurrence.relations {
      related |= relation.roles.rawValue
      if let problem = relationProblem(relation, of: occurrence) { return problem }
    }
    if roles.intersection(.relations).rawValue != related {
      return "its relations are not those of its roles"
    }
    let isDefinition = roles.contains(.definition)
    if isDefinition == roles.contains(.reference) {
      // Only a witness that is inherited or made by the compiler is neither.
      guard !isDefinition, roles.contains(.implicit), roles.contains(.overrideOf) else {
        return "it is neither a definition nor a reference"
      }
    }
    if isDefinition, roles.intersects(.ofReferences) { return "a definition is no use" }
    if !isDefinition, roles.intersects(.ofDefinitions) { return "only a definition has a parent" }
    if roles.contains(.call), roles.intersects(.accesses) { return "it is called and accessed" }
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
    case .accessorAndChildOf:
      return symbol.isAccessor && isParent(other, of: symbol) ? nil : "'\(other.name)' is not its property"
    case .containedBy: return nil
    case .calledAndContainedBy:
      return occurrence.roles.contains(.call) ? nil : "it is called by '\(other.name)' and not called"
    case .receivedBy:
      return occurrence.roles.contains(.dynamic) ? nil : "it has a receiver and is not dynamic"
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

  /// Whether something is defined twice; notes what is defined.
  private func definitionProblem(_ occurrence: IndexOccurrence) -> String? {
    guard occurrence.roles.contains(.definition), let symbol = facts[occurrence.symbol] else { return nil }
    // What a macro makes may be defined where the macro stands and where it was made.
    if symbol.isDefined, !occurrence.roles.contains(.implicit) { return "it is defined elsewhere too" }
    symbol.isDefined = true
    return nil
  }

  /// Notes the class that another is built on.
  private func noteBase(_ occurrence: IndexOccurrence) {
    guard occurrence.symbol.kind == .class, let type = occurrence.related(.baseOf) else { return }
    facts.superclasses[type.id] = occurrence.symbol.id
  }

  // MARK: Access

  /// What is wrong among the occurrences at one place.
  private func groupProblem(_ group: Range<Int>) -> String? {
    for place in group {
      let occurrence = record.occurrences[place]
      if occurrence.symbol.kind == .constructor, occurrence.roles.contains(.reference),
        let offset = text.offset(ofLine: occurrence.line, column: occurrence.column),
        let problem = constructorProblem(occurrence, at: offset, group)
      {
        return told(problem, occurrence)
      }
      guard occurrence.roles.contains(.reference), let accessed = occurrence.symbol.accessed else { continue }
      if occurrence.roles.contains(.implicit),
        let offset = text.offset(ofLine: occurrence.line, column: occurrence.column), isMacro(at: offset)
      {
        continue
      }
      if let problem = accessProblem(occurrence, accessed, group) { return told(problem, occurrence) }
    }
    return nil
  }

  /// An initialiser that is called by a type's name is one of that type.
  private func constructorProblem(_ occurrence: IndexOccurrence, at offset: Int, _ group: Range<Int>)
    -> String?
  {
    guard !occurrence.roles.contains(.implicit), !has("init", at: offset), !has("Self", at: offset) else {
      return nil
    }
    for place in group {
      let type = record.occurrences[place].symbol
      if type.kind == .typealias { return nil }
      guard type.isType else { continue }
      // What is not the type's own may be inherited, which only the whole store can tell.
      if !occurrence.symbol.usr.hasPrefix(type.usr), let known = facts[type], known.isMeasured,
        let constructor = facts[occurrence.symbol], constructor.isMeasured
      {
        facts.strangers.append((known, constructor))
      }
      return nil
    }
    // A name that is no type's here may be that of a generic parameter declared elsewhere; then it begins like a type.
    if (97...122).contains(bytes[offset]) { return "its type is not named there" }
    let isKnown = record.symbols.contains { symbol in
      guard symbol.isType, let spelling = facts[symbol]?.spelling else { return false }
      return text.has(spelling, at: offset) && endsWord(at: offset + spelling.count)
    }
    return isKnown ? "its type is not named there" : nil
  }

  /// A property is read by its getter and written by its setter.
  private func accessProblem(_ occurrence: IndexOccurrence, _ accessed: Int, _ group: Range<Int>) -> String? {
    var found: UInt64 = 0
    var hasProperty = false
    for place in group {
      let other = record.occurrences[place]
      guard other.symbol.accessed == accessed, other.roles.contains(.reference) else { continue }
      switch other.symbol.subkind {
      case .getter: found |= IndexRoles.read.rawValue
      case .setter: found |= IndexRoles.write.rawValue
      case .willSet, .didSet, .accessor: return nil
      default: hasProperty = true
      }
    }
    // C's variables have accessors of Swift's.
    if occurrence.symbol.isAccessor {
      return hasProperty || occurrence.symbol.usr.hasPrefix("s:S")
        ? nil : "its property is not accessed there"
    }
    guard occurrence.symbol.usr.hasPrefix("s:") else { return nil }
    return occurrence.roles.intersection(.accesses).rawValue == found
      ? nil : "its accessors are not called as it is accessed"
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    count >= text.count && self[(count - text.count)...].elementsEqual(text)
  }
}
