/// Holds the occurrences at one place of a source file against each other.
struct PlaceCheck {
  let text: SourceText
  let record: IndexRecord
  let facts: StoreFacts

  /// What is wrong among the occurrences at one place.
  func problem(_ group: Range<Int>) -> (String, IndexOccurrence)? {
    for place in group {
      let occurrence = record.occurrences[place]
      if occurrence.symbol.kind == .constructor, occurrence.roles.contains(.reference),
        let offset = text.offset(ofLine: occurrence.line, column: occurrence.column),
        let problem = constructorProblem(occurrence, at: offset, group)
      {
        return (problem, occurrence)
      }
      guard occurrence.roles.contains(.reference), let accessed = occurrence.symbol.accessed else { continue }
      if occurrence.roles.contains(.implicit),
        let offset = text.offset(ofLine: occurrence.line, column: occurrence.column), text.isMacro(at: offset)
      {
        continue
      }
      if let problem = accessProblem(occurrence, accessed, group) { return (problem, occurrence) }
    }
    return nil
  }

  /// An initialiser that is called by a type's name is one of that type.
  private func constructorProblem(_ occurrence: IndexOccurrence, at offset: Int, _ group: Range<Int>)
    -> String?
  {
    guard !occurrence.roles.contains(.implicit), !text.has("init", at: offset), !text.has("Self", at: offset)
    else {
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
    if (97...122).contains(text.bytes[offset]) { return "its type is not named there" }
    let isKnown = record.symbols.contains { symbol in
      guard symbol.isType, let spelling = facts[symbol]?.spelling else { return false }
      return text.has(spelling, at: offset) && text.endsWord(at: offset + spelling.count)
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
