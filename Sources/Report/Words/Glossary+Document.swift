extension Glossary {
  /// Some terms with their other names, or all; a screen of all only names patterns and figures.
  package static func document(of entries: [Entry], isWhole: Bool, _ detail: Detail) -> Document {
    let isBrief = isWhole && detail.isScreen
    var sections: [[Block]] = detail.isPage ? [[.heading(1, ["Terms of the reports"])]] : []
    for group in Group.allCases {
      let found = entries.filter { $0.group == group }
      if found.isEmpty || isBrief && [.claimFigures, .shortClaims].contains(group) { continue }
      let blocks =
        if isBrief, [.patterns, .figures].contains(group) {
          [Block.paragraph(.phrases(found.map { $0.names[0] }))]
        } else if isWhole, ![.figures, .claimFigures].contains(group) {
          [Block.definitions(found.map(\.short))]
        } else {
          found.flatMap(Self.blocks)
        }
      sections.append([.heading(detail.isPage ? 2 : 3, [Span(group.rawValue)])] + blocks)
    }
    if isBrief {
      let next = "Next: 'swift run compare words NAME' explains one of these, '--all' everything."
      sections.append([.paragraph([Span(next)])])
    }
    return Document(origin: isWhole ? Composer.origin : nil, sections)
  }

  private static func blocks(of entry: Entry) -> [Block] {
    let others = entry.names.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    let also = others.isEmpty ? [] : [Span("Also: \(others).", .faint)]
    return [
      .paragraph([Span(entry.names[0], .strong)]), .nested([.paragraph([Span(entry.definition)] + also)]),
    ]
  }
}
