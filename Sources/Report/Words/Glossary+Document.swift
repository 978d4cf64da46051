extension Glossary {
  /// Some terms with their other names, or all; a screen of all only names
  /// patterns and figures.
  package static func document(
    of entries: [Entry],
    isWhole: Bool,
    _ detail: Detail
  ) -> Document {
    let sections = sections(of: entries, isWhole: isWhole, detail)
    if isWhole { return Document(origin: Composer.origin, sections) }
    return Document(sections)
  }

  /// A section for each group of terms.
  @ListBuilder<[Block]>
  private static func sections(
    of entries: [Entry],
    isWhole: Bool,
    _ detail: Detail
  ) -> [[Block]] {
    let isBrief = isWhole && detail.isScreen
    detail.title("Terms of the reports")
    for group in Group.allCases where !isBrief || group.isOnScreen {
      let found = entries.filter { $0.group == group }
      if !found.isEmpty {
        [.heading(detail.sectionLevel, [Span(group.rawValue)])]
          + blocks(of: found, in: group, isBrief: isBrief, isWhole: isWhole)
      }
    }
    if isBrief { [Block.sentence(next)] }
  }

  private static let next = """
    Next: 'swift run compare words NAME' explains one of these, \
    '--all' everything.
    """

  private static func blocks(
    of entries: [Entry],
    in group: Group,
    isBrief: Bool,
    isWhole: Bool
  ) -> [Block] {
    if isBrief, group.isNamed {
      return [.paragraph(.phrases(entries.map(\.listed).distinct()))]
    }
    if isWhole, !group.isOfFigures {
      return [.definitions(entries.map(\.short))]
    }
    return entries.flatMap(blocks)
  }

  private static func blocks(of entry: Entry) -> [Block] {
    let others = entry.otherNames.map { "'\($0)'" }
    let definition = [Span].building {
      Span(entry.definition)
      if !others.isEmpty {
        Span("Also: \(others.joined(separator: ", ")).", .faint)
      }
    }
    return [
      .paragraph([Span(entry.names[0], .strong)]),
      .nested([.paragraph(definition)]),
    ]
  }
}

extension Glossary.Entry {
  /// Its name in a list of all: a role once, without its patterns.
  fileprivate var listed: String {
    if group == .roles { names[names.count - 1] } else { names[0] }
  }

  /// The names besides the first one, of which a role's says nothing new.
  fileprivate var otherNames: ArraySlice<String> {
    if group == .roles { [] } else { names.dropFirst() }
  }
}

extension Glossary.Group {
  /// Whether a screen of all terms has the group.
  fileprivate var isOnScreen: Bool {
    switch self {
    case .claimFigures, .shortClaims: false
    case .programs, .claims, .code, .tests, .patterns, .roles, .figures: true
    }
  }

  /// Whether a screen of all terms only names those of the group.
  fileprivate var isNamed: Bool {
    [.patterns, .roles, .figures].contains(self)
  }

  /// Whether the terms are figures, which have other names.
  fileprivate var isOfFigures: Bool {
    [.figures, .claimFigures].contains(self)
  }
}
