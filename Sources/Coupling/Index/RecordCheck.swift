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
  private let places: PlaceCheck
  private var heads: HeadCheck

  /// Prepares the check of a file's record.
  init(text: SourceText, record: IndexRecord, facts: StoreFacts) {
    self.text = text
    self.record = record
    self.facts = facts
    bytes = text.bytes
    let last = record.occurrences.last.flatMap { text.offset(ofLine: $0.line, column: $0.column) }
    marks = SourceMarks(text.bytes, wordsAfter: last ?? .max)
    scopes = Scopes(record.occurrences, text, marks)
    calls = CallCheck(bytes: text.bytes, marks: marks.marks)
    places = PlaceCheck(text: text, record: record, facts: facts)
    heads = HeadCheck(text, facts)
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
        if let (problem, place) = places.problem(group) { return told(problem, place) }
        group = group.upperBound..<group.upperBound
        scopes.advance(to: offset)
        previous = offset
      }
      group = group.lowerBound..<(group.upperBound + 1)
      if let problem = problem(occurrence, at: offset) { return told(problem, occurrence) }
    }
    if let (problem, place) = places.problem(group) { return told(problem, place) }
    if let (problem, place) = heads.problem() { return told(problem, place) }
    return lateName().map { "'\($0)' stands after the last that is said of the file" }
  }

  /// A name that stands after the last occurrence and must have one: a type's, and a member's after `self.` or in `(.name`.
  private func lateName() -> String? {
    guard scopes.isReliable else { return nil }
    for start in marks.lateWords {
      let isMember = isCertainMember(at: start)
      for symbol in record.symbols where symbol.isType || isMember && symbol.kind != .parameter {
        guard !symbol.isAccessor, let spelling = facts[symbol]?.spelling, text.has(spelling, at: start),
          text.endsWord(at: start + spelling.count)
        else { continue }
        return symbol.name
      }
    }
    return nil
  }

  /// Whether a word at an offset can only be the name of a member.
  private func isCertainMember(at start: Int) -> Bool {
    guard start > 2, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    if text.has("self", at: start - 5) { return start < 6 || !SourceText.isWord(bytes[start - 6]) }
    return "([,:".utf8.contains(bytes[start - 2])
      || bytes[start - 2] == 32 && "([,:=".utf8.contains(bytes[start - 3])
  }

  /// What is wrong with one occurrence.
  private func problem(_ occurrence: IndexOccurrence, at offset: Int) -> String? {
    if let problem = RoleCheck.problem(occurrence) ?? definitionProblem(occurrence) { return problem }
    if occurrence.roles.contains(.baseOf) { noteBase(occurrence) }
    let isExplicit = !occurrence.roles.contains(.implicit)
    if isExplicit, !isSpelled(occurrence, at: offset) { return "the text there is another" }
    // What a macro made stands at its name, and says nothing of the text.
    guard isExplicit || !text.isMacro(at: offset) else { return nil }
    if let problem = scopes.problem(occurrence, at: offset) { return problem }
    guard isExplicit else { return nil }
    if let problem = callProblem(occurrence, at: offset) { return problem }
    if occurrence.roles.contains(.definition) {
      if let problem = scopes.parentProblem(occurrence) { return problem }
      heads.begin(occurrence)
    } else if let function = scopes.head(of: occurrence) {
      heads.note(occurrence, in: function)
    }
    return nil
  }

  private func told(_ problem: String, _ occurrence: IndexOccurrence) -> String {
    "'\(occurrence.symbol.name)' at \(occurrence.line):\(occurrence.column): \(problem)"
  }

  // MARK: The text

  /// Whether the text at an occurrence is the symbol's name, or what may stand for it.
  private func isSpelled(_ occurrence: IndexOccurrence, at offset: Int) -> Bool {
    let symbol = occurrence.symbol
    let isDefinition = occurrence.roles.contains(.definition)
    switch symbol.subkind {
    case .getter: return text.has("{", at: offset) || text.has("get", at: offset)
    case .setter: return text.has("set", at: offset)
    case .willSet: return text.has("willSet", at: offset)
    case .didSet: return text.has("didSet", at: offset)
    case .accessor: return true
    case .subscript: return isDefinition ? text.has("subscript", at: offset) : text.has("[", at: offset)
    default: break
    }
    switch symbol.kind {
    case .constructor: return text.has("init", at: offset) || (!isDefinition && beginsType(at: offset))
    case .parameter where symbol.name == "_": return true
    default: break
    }
    guard let spelling = facts[symbol]?.spelling, let first = spelling.first else { return false }
    if text.has(spelling, at: offset) {
      return !SourceText.isWord(first) || text.endsWord(at: offset + spelling.count)
    }
    if text.has("`", at: offset) { return text.has(spelling, at: offset + 1) }
    if text.has("Self", at: offset), symbol.isType {
      return !scopes.isReliable || scopes.type?.name == symbol.name
    }
    // The type of a case in a pattern may be said to stand at the case: `catch Failure.refused`.
    if symbol.kind == .enum {
      return text.has(".", at: offset - 1) && text.has(spelling, at: offset - 1 - spelling.count)
    }
    return symbol.name.hasPrefix("callAsFunction(") && text.has("(", at: offset)
      || symbol.name == "shared" && text.has("for", at: offset)
  }

  private func beginsType(at offset: Int) -> Bool {
    SourceText.isWord(bytes[offset]) || text.has("[", at: offset) || text.has("`", at: offset)
  }

  /// What is wrong with the use of a function that is written by its name.
  private func callProblem(_ occurrence: IndexOccurrence, at offset: Int) -> String? {
    let symbol = occurrence.symbol
    guard scopes.isReliable, occurrence.roles.contains(.reference),
      symbol.isFunction || symbol.kind == .constructor || symbol.kind == .enumCase,
      SourceText.isWord(bytes[offset])
    else { return nil }
    var end = offset
    while end < bytes.count, SourceText.isWord(bytes[end]) { end += 1 }
    let before = offset > 0 ? bytes[offset - 1] : 0
    return calls.problem(occurrence, from: scopes.mark, before: before, after: end)
  }

  // MARK: What is noted

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
}
