import Comparison
import Examples
import Measures
import TerminalText

extension TextReport {
  /// How each pattern's code hangs together, with the places.
  func coupling(of findings: Findings) -> [[String]] {
    let measured = findings.patterns.flatMap { pattern -> [[String]] in
      guard let entry = pattern.code else { return [] }
      return findings.examples.flatMap { example -> [[String]] in
        guard let code = entry.code[example] else { return [] }
        return [
          [setter.heading("\(pattern.card.name), \(example.name)")] + matrix(of: code), arrows(of: code),
          cycles(of: code), seams(of: code), impacts(of: code, in: example), blindSpots(of: code),
          spread(of: entry, code, in: example),
        ]
      }
    }
    let rules = rules(of: findings)
    guard findings.patterns.contains(where: { $0.code == nil }) else {
      return measured + [couplingWords, rules]
    }
    // A fault comes first: below the tables of other patterns it would be overlooked.
    return [rules] + measured + (measured.isEmpty ? [] : [couplingWords])
  }

  // MARK: Roles

  private func matrix(of code: PatternCode) -> [String] {
    let outside = code.roleCouplings.map { $0.surroundings.map { $0.rawValue.lowercased() } }
    let lines = setter.paragraph(
      setter.words("Role matrix:", .bold)
        + setter.words("row names column, pairs of types; within a role in brackets", .dim))
    let whole = matrix(of: code, outside: outside.map { $0.joined(separator: " ") })
    let bare = matrix(of: code, outside: nil)
    // No word of the last column may be broken: where there is no room for it, what it says follows the table.
    let longest = (outside.joined() + ["outside"]).map(TextWidth.of).max() ?? 0
    if bare.naturalWidth + bare.gap + longest <= style.width { return lines + whole.lines(setter) }
    let named = zip(code.roles, outside).filter { !$1.isEmpty }.map { role, names in
      "\(role.name) \(names.joined(separator: ", "))"
    }
    let shown =
      bare.naturalWidth <= style.width ? bare : matrix(of: code, outside: nil, showsCouplings: false)
    let couplings = zip(code.roles, code.roleCouplings).map { "\($0.name) \($1.afferent), \($1.efferent)" }
    let below =
      [("outside:", named)] + (shown.naturalWidth < bare.naturalWidth ? [("Ca, Ce:", couplings)] : [])
    return lines + shown.lines(setter)
      + below.flatMap { head, texts in
        setter.paragraph(
          setter.words(head, .bold) + setter.words(texts.joined(separator: "; "), .dim), indent: 2)
      }
  }

  /// The table, with a last column for what is named outside or without one, and with those of the couplings or without.
  private func matrix(of code: PatternCode, outside: [String]?, showsCouplings: Bool = true) -> Table {
    let (roles, couplings) = (code.roles, code.roleCouplings)
    let numbers = roles.indices.map { "\($0 + 1)" }
    let heads = (showsCouplings ? ["Ca", "Ce"] : []) + (outside == nil ? [] : ["outside"])
    var table = Table(
      [.left] + roles.map { _ in .right } + (showsCouplings ? [.right, .right] : [])
        + (outside == nil ? [] : [.left]),
      broken: roles.count + heads.count, indent: 2, gap: 1)
    table.add([[]] + numbers.map { setter.words($0, .dim) } + heads.map { setter.words($0, .bold) })
    for (place, row) in code.roleMatrix.enumerated() {
      let cells = row.enumerated().map { column, count in
        [
          Word(
            text: column == place ? "(\(count))" : count == 0 ? "." : "\(count)",
            ink: column == place ? .dim : .plain)
        ]
      }
      table.add(
        [setter.words("\(place + 1) \(roles[place].name)")] + cells
          + (showsCouplings ? [couplings[place].afferent, couplings[place].efferent] : []).map {
            setter.words("\($0)")
          }
          + (outside.map { [setter.words($0[place], .dim)] } ?? []))
    }
    return table
  }

  private func arrows(of code: PatternCode) -> [String] {
    var lines = setter.paragraph(setter.words("Arrows", .bold))
    for arrow in code.roleArrows {
      let counts =
        "\(counted(arrow.concrete.count, "concrete reference")), \(arrow.protocol.count) by protocol"
      let status = arrow.status == .unused ? "allowed, not found" : "\(arrow.status.rawValue): \(counts)"
      let mark =
        switch arrow.status {
        case .forbidden: setter.mark(false)
        case .unused: Word(text: setter.visible("–"), ink: .dim)
        case .allowed, .excused: setter.mark(true)
        }
      lines += setter.paragraph(
        [mark] + setter.words("\(arrow.from) → \(arrow.to)") + setter.words(status, .dim), indent: 2)
      for link in arrow.concrete + arrow.protocol {
        lines += evidence(of: link, isWrong: arrow.offending.contains(link))
      }
    }
    return lines
  }

  private func evidence(of link: PatternCode.Link, isWrong: Bool) -> [String] {
    let kinds = link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    let places = link.edge.places
    let first = places.first.map(\.description) ?? ""
    let more = places.count > 1 ? " and \(counted(places.count - 1, "more line"))" : ""
    let sign = link.isThroughProtocol ? "⇢" : "→"
    let text = "\(link.from.name) \(sign) \(link.to.name): \(kinds) (\(first)\(more))"
    return setter.verbatim(
      setter.visible(text), after: isWrong ? "    \(style.glyphs.fail) " : "      ",
      ink: isWrong ? .red : .plain)
  }

  // MARK: Types

  private func cycles(of code: PatternCode) -> [String] {
    func lines(_ title: String, _ cycles: [[PatternCode.Unit]]) -> [String] {
      guard !cycles.isEmpty else { return setter.paragraph(setter.words("\(title): none"), indent: 2) }
      return cycles.flatMap { cycle in
        setter.paragraph(
          setter.words("\(title), \(cycle.count) types:") + setter.phrases(cycle.map(\.name)), indent: 2)
      }
    }
    return setter.paragraph(setter.words("Cycles", .bold)) + lines("as written", code.cyclesAsWritten)
      + lines("at run time", code.cyclesAtRunTime)
  }

  private func seams(of code: PatternCode) -> [String] {
    let texts = code.seams.map { "\($0.type.name) ⇢ \($0.collaborator.name)" }
    return setter.paragraph(setter.words("Seams: \(texts.count)", .bold))
      + (texts.isEmpty ? [] : setter.paragraph(setter.phrases(texts), indent: 2))
  }

  private func impacts(of code: PatternCode, in example: Example) -> [String] {
    setter.paragraph(setter.words("Change impact", .bold))
      + code.impacts(in: example).flatMap { impact in
        let reached = impact.direct.count + impact.transitive.count
        let names = impact.direct.map(\.name)
        let text =
          "\(impact.subject): \(reached) of \(counted(code.counted.count, "type")), \(names.count) directly"
        return setter.paragraph(
          setter.words(text + (names.isEmpty ? "" : ":")) + setter.phrases(names, .dim), indent: 2)
      }
  }

  private func blindSpots(of code: PatternCode) -> [String] {
    setter.paragraph(setter.words("Blind spots", .bold))
      + [
        (Measure.closures.name, code.closures.count, code.closures),
        ("look-ups by name, references that the compiler cannot see", code.lookups.count, code.lookups),
        (Measure.givenByPosition.name, code.givenByPosition, []),
      ].flatMap { label, count, places in
        setter.paragraph(
          setter.words("\(label): \(count)")
            + setter.phrases(places.map { "\($0.text) (\($0.place))" }, .dim),
          indent: 2)
      }
  }

  private func spread(of entry: Codebase.PatternEntry, _ code: PatternCode, in example: Example) -> [String] {
    let figures = Measure.Group.spread.measures.compactMap { measure in
      entry.value(of: measure, in: example).map { "\(measure.name) \(figureText($0, of: measure))" }
    }.joined(separator: ", ")
    let text = "of \(counted(code.counted.count, "type")): \(figures); at this size they rank nothing"
    return setter.paragraph(setter.words("Spread:", .bold) + setter.words(text))
  }

  // MARK: Words

  private var couplingWords: [String] {
    var table = Table([.left, .left], broken: 1, indent: 2)
    let own = [
      ("Ca", "Afferent coupling: types of other roles that name a type of this one; Martin 1994."),
      ("Ce", "Efferent coupling: types of this role that name a type of another; Martin 1994."),
      ("change impact", "Types that name the subject, and those that name them, and so on."),
    ]
    let measures: [Measure] =
      [.forbiddenReferences, .lookups, .cyclesAsWritten, .cyclesAtRunTime, .seams]
      + Measure.Group.blindSpots.measures + Measure.Group.spread.measures
    for (label, definition) in own + measures.map({ ($0.name, $0.definition) }) {
      table.add([setter.words(label), setter.words(definition)])
    }
    return [style.bold("Words")] + table.lines(setter)
  }

  /// Whether all code keeps to the cards.
  func rules(of findings: Findings) -> [String] {
    guard findings.breaches.isEmpty else {
      let count = counted(findings.breaches.count, "broken rule")
      return Array(breaches(of: findings).joined())
        + setter.paragraph([setter.mark(false)] + setter.words(count))
    }
    let exceptions = findings.patterns.map(\.card.exceptions.count).reduce(0, +)
    let text =
      "\(counted(findings.patterns.count, "pattern")): no forbidden reference, \(counted(exceptions, "exception"))"
    return setter.paragraph([setter.mark(true)] + setter.words(text))
  }
}
