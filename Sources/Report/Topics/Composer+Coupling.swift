import Verdicts
import Examples
import Measures

extension Composer {
  /// Each pattern's structure; with file and line, but for a screen.
  var coupling: [[Block]] {
    let measured = findings.patterns.filter { $0.code != nil }
    var sections = summaries(of: measured)
    if !detail.isScreen {
      sections = measured.flatMap { pattern in
        (detail.isPage ? [head(of: pattern), figures(of: [pattern])] : [])
          + findings.examples.flatMap { structure(of: pattern, in: $0) }
      }
    }
    // A fault comes first: below the tables of other patterns it would be overlooked.
    let hasFault = measured.count < findings.patterns.count
    return title("Coupling") + [hasFault ? rules : [], legend] + sections
      + [definitions(terms: Self.terms), hasFault ? [] : rules]
  }

  /// The structure of one or two patterns in the largest example that they share, or the arrows of more, in at most 60 lines.
  func summaries(of patterns: [PatternFindings]) -> [[Block]] {
    guard !patterns.isEmpty else { return [] }
    let structures =
      patterns.count > 2
      ? [arrows]
      : [[.paragraph([Self.legendOfArrows])]]
        + patterns.flatMap { pattern in summaryExample.map { [summary(of: pattern, in: $0)] } ?? [] }
    let more = """
      '--example' names another example; '--all' prints cycles, seams, file and line of every reference, and \
      the reach of changes.
      """
    return structures + [[.paragraph([Span(more)])]]
  }

  /// The arrows of each role, then the counts of what else there is.
  private func summary(of pattern: PatternFindings, in example: Example) -> [Block] {
    guard let code = pattern.code?.code[example] else { return [] }
    let unused = code.roleArrows.count { $0.status == .unused }
    let (written, atRunTime) = (code.cyclesAsWritten.joined(), code.cyclesAtRunTime.joined())
    let counts = """
      Unused arrows: \(unused). In cycles: \(counted(written.count, "type")) as written, \(atRunTime.count) at \
      run time. Seams: \(code.seams.count). Blind spots: \(counted(code.closures.count, "function")), \
      \(counted(code.lookups.count, "look-up")) by name, \(counted(code.givenByPosition, "reference")) by position.
      """
    return [
      .heading(2, ["\(pattern.card.name), \(example.name)"]), arrowTable(of: code),
      .paragraph([Span(counts)]),
    ]
  }

  /// The structure of one example's code.
  package func structure(of pattern: PatternFindings, in example: Example) -> [[Block]] {
    guard let code = pattern.code?.code[example] else { return [] }
    return [
      [.heading(2, ["\(pattern.card.name), \(example.name)"])] + types(of: code)
        + diagram(of: pattern, in: example, level: 3)
        + matrix(of: code),
      arrows(of: code), cycles(of: code), seams(of: code), reused(of: code),
      impacts(of: code, in: example),
      blindSpots(of: code),
    ]
  }

  private func cycles(of code: PatternCode) -> [Block] {
    let kinds = [("as written", code.cyclesAsWritten), ("at run time", code.cyclesAtRunTime)]
    let blocks = kinds.flatMap { when, cycles -> [Block] in
      cycles.isEmpty
        ? [.paragraph(["\(when): none"])]
        : cycles.map { .details([Span("\(when), \($0.count) types:")], byRole($0, of: code)) }
    }
    return [.heading(3, ["Cycles"])] + blocks
  }

  /// Some types, a line for each role.
  private func byRole(_ types: [PatternCode.ClassifiedType], of code: PatternCode) -> [Line] {
    types.map(\.role).distinct().map { role in
      let names = types.filter { $0.role == role }.map(\.name).joined(separator: ", ")
      return Line(text: "\(role): \(names)")
    }
  }

  /// The pattern's own types by role, the protocols apart, on a page only.
  package func types(of code: PatternCode) -> [Block] {
    guard detail.isPage, !code.types.isEmpty else { return [] }
    let items = code.types.map(\.role).distinct().flatMap { role in
      [(false, "\(role):"), (true, "\(role), protocols:")].compactMap { isProtocol, label -> [Span]? in
        let types = code.types.filter { $0.role == role && $0.isProtocol == isProtocol }
        let names = types.filter { !$0.node.isNested }.map(\.name)
        let nested = types.count - names.count
        let rest = nested == 0 ? [] : [Span("and \(grouped(nested)) nested in them")]
        return types.isEmpty ? nil : [Span(label)] + .phrases(names, isCode: true) + rest
      }
    }
    return [.heading(3, ["Types"]), .list(items)]
  }

  private func seams(of code: PatternCode) -> [Block] {
    let seams = code.seams
    let items = seams.map(\.type.name).distinct().map { type -> [Span] in
      let collaborators = seams.filter { $0.type.name == type }.map(\.collaborator.name)
      return [Span("\(type) ⇢")] + .phrases(collaborators, isCode: true)
    }
    return [.heading(3, ["Seams: \(seams.count)"])] + (items.isEmpty ? [] : [.list(items)])
  }

  /// The types that smaller examples use too, by role; none for the smallest example.
  private func reused(of code: PatternCode) -> [Block] {
    let roles = code.reusedByRole.map { role, types -> [Span] in
      [Span("\(role):")] + .phrases(types, .faint, isCode: true)
    }
    let names = code.smaller.map(\.example)
    return names.isEmpty
      ? []
      : [.heading(3, [Span("Types reused from \(listed(names)): \(code.reused.count)")])]
        + (roles.isEmpty ? [] : [.list(roles)])
  }

  private func impacts(of code: PatternCode, in example: Example) -> [Block] {
    let blocks = code.impacts(in: example).map { impact -> Block in
      let (direct, transitive) = (impact.direct.map(\.name), impact.transitive.map(\.name))
      let all = counted(code.counted.count, "type")
      let text = "\(impact.subject): \(direct.count + transitive.count) of \(all), \(direct.count) directly"
      let types = direct.isEmpty ? [] : [Line(text: "directly: \(direct.joined(separator: ", "))")]
      let further =
        detail.isPage && !transitive.isEmpty
        ? [Line(text: "through those: \(transitive.joined(separator: ", "))")] : []
      return (types + further).isEmpty ? .paragraph([Span(text)]) : .details([Span(text)], types + further)
    }
    return [.heading(3, ["Change impact"])] + blocks
  }

  private func blindSpots(of code: PatternCode) -> [Block] {
    let blocks = [
      (Measure.closures.name, code.closures.count, code.closures),
      ("look-ups by name, references that the compiler does not see", code.lookups.count, code.lookups),
      (Measure.givenByPosition.name, code.givenByPosition, []),
    ].map { label, count, places -> Block in
      let head = [Span("\(label): \(count)")]
      let lines = places.map { Line(text: "\($0.text) (\($0.place))") }
      return lines.isEmpty ? .paragraph(head) : .details(head, lines)
    }
    return [.heading(3, ["Blind spots"])] + blocks
  }

  /// The terms of the role matrix and of change impact.
  static let terms = Glossary.definitions(of: ["Ca", "Ce", "change impact"])
}
