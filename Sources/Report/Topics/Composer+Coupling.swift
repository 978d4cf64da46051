import Comparison
import Measures
import Examples

extension Composer {
  /// Each pattern's structure, with file and line.
  var coupling: [[Block]] {
    title("Coupling") + [legend]
      + findings.patterns.filter { $0.code != nil }.flatMap { pattern in
        (isFull ? [head(of: pattern), figures(of: [pattern]), screens(of: pattern, level: 2)] : [])
          + findings.examples.flatMap { structure(of: pattern, in: $0) }
      } + [isFull ? definitions(terms: Self.terms) : words, rules]
  }

  /// The structure of one example's code.
  func structure(of pattern: PatternFindings, in example: Example) -> [[Block]] {
    guard let entry = pattern.code, let code = entry.code[example] else { return [] }
    let growth = isFull && example == findings.examples.last && findings.examples.count > 1
    return [
      [.heading(2, ["\(pattern.card.name), \(example.title)"])]
        + diagram(of: pattern, in: example, level: 3) + matrix(of: code, grownFrom: growth ? entry : nil),
      isFull ? arrowTable(of: code) : arrows(of: code), cycles(of: code), seams(of: code),
      impacts(of: code, in: example), blindSpots(of: code), spread(of: entry, code, in: example),
    ]
  }

  // MARK: Roles

  /// A diagram of the roles and the arrows found between them, on a page only.
  func diagram(of pattern: PatternFindings, in example: Example, level: Int) -> [Block] {
    guard isFull, let code = pattern.code?.code[example] else { return [] }
    return [
      .heading(level, ["Who names whom in \(example.title)"]), .diagram(RoleDiagram(of: code).lines),
    ]
  }

  /// The legend of the diagrams.
  var legend: [Block] {
    guard isFull, findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    return [
      .paragraph([
        """
        The diagrams show who names whom in the code: a solid arrow leads to concrete types, a dotted one to protocols, \
        and its number counts pairs of types. What is round belongs to no role.
        """
      ])
    ]
  }

  /// The role matrix with the roles' couplings, and how these have grown from the smaller example.
  private func matrix(of code: PatternCode, grownFrom entry: Codebase.PatternEntry?) -> [Block] {
    let heads =
      code.roles.indices.map { Span("\($0 + 1)", .faint) } + [Span("Ca", .strong), Span("Ce", .strong)]
      + (entry == nil ? [] : [Span("Ca growth", .strong), Span("Ce growth", .strong)])
    let columns = heads.map { Table.Column(head: [$0], alignment: .right) }
    var table = Table(
      columns: [.init()] + columns + [.init(head: [Span("outside", .strong)])], flexible: heads.count + 1,
      overflow: .split, isDense: true)
    for (place, (counts, coupling)) in zip(code.roleMatrix, code.roleCouplings).enumerated() {
      let cells = counts.enumerated().map { column, count in
        [column == place ? Span("(\(count))", .faint) : Span(count == 0 ? "." : "\(count)")]
      }
      let growth = entry.map { entry -> [[Span]] in
        let growth = entry.growth(ofRole: coupling.role)
        return [growth.afferent, growth.efferent].map { [Span($0.map { figureText($0, .times) } ?? "–")] }
      }
      table.add(
        [[Span("\(place + 1) \(coupling.role)")]] + cells
          + [[Span("\(coupling.afferent)")], [Span("\(coupling.efferent)")]] + (growth ?? [])
          + [coupling.surroundings.map { Span($0.rawValue.lowercased(), .faint) }])
    }
    let note = Span("row names column, pairs of types; within a role in brackets", .faint)
    return [.heading(3, ["Role matrix"], note: [note]), .table(table)]
  }

  /// Every arrow with its links and the first place of each.
  private func arrows(of code: PatternCode) -> [Block] {
    [.heading(3, ["Arrows"])]
      + code.roleArrows.flatMap { arrow -> [Block] in
        let counts =
          "\(counted(arrow.concrete.count, "concrete reference")), \(arrow.protocol.count) by protocol"
        let isUnused = arrow.status == .unused
        let status = isUnused ? "allowed, not found" : "\(arrow.status.rawValue): \(counts)"
        let mark = isUnused ? Span("–", .faint) : .mark(arrow.status != .forbidden)
        let links = (arrow.concrete + arrow.protocol).map {
          evidence(of: $0, isWrong: arrow.offending.contains($0))
        }
        return [
          .paragraph([mark, "\(arrow.from) → \(arrow.to)", Span(status, .faint)]), .nested([.lines(links)]),
        ]
      }
  }

  private func evidence(of link: PatternCode.Link, isWrong: Bool) -> Line {
    let kinds = link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    let places = link.edge.places
    let more = places.count > 1 ? " and \(counted(places.count - 1, "more line"))" : ""
    let sign = link.isThroughProtocol ? "⇢" : "→"
    return Line(
      mark: isWrong ? "✘ " : "  ",
      text: "\(link.from.name) \(sign) \(link.to.name): \(kinds) (\(places.first?.description ?? "")\(more))",
      tone: isWrong ? .bad : .plain)
  }

  /// Every arrow in a row, with what the card allows and the first place.
  private func arrowTable(of code: PatternCode) -> [Block] {
    let heads = ["From", "To", "Allowed as", "Concrete", "Protocol", "Status", "First place"]
    var table = Table(heads: heads, flexible: 6)
    for arrow in code.roleArrows {
      let place = (arrow.offending + arrow.concrete + arrow.protocol).first?.evidence.first?.place
      table.add([
        [Span(arrow.from)], [Span(arrow.to)], [Span(arrow.permission?.rawValue ?? "–")],
        [Span(grouped(arrow.concrete.count))], [Span(grouped(arrow.protocol.count))],
        (arrow.status == .forbidden ? [.mark(false)] : []) + [Span(arrow.status.rawValue)],
        [place.map { Span($0.description, isCode: true) } ?? "–"],
      ])
    }
    return [.heading(3, ["Arrows"]), .table(table)]
  }

  // MARK: Types

  private func cycles(of code: PatternCode) -> [Block] {
    let kinds = [("as written", code.cyclesAsWritten), ("at run time", code.cyclesAtRunTime)]
    let items = kinds.flatMap { when, cycles -> [[Span]] in
      cycles.isEmpty
        ? [["\(when): none"]]
        : cycles.map { [Span("\(when), \($0.count) types:")] + .phrases($0.map(\.name), isCode: true) }
    }
    return [.heading(3, ["Cycles"]), .list(items)]
  }

  private func seams(of code: PatternCode) -> [Block] {
    let texts = code.seams.map { "\($0.type.name) ⇢ \($0.collaborator.name)" }
    return [.heading(3, ["Seams: \(texts.count)"])]
      + (texts.isEmpty ? [] : [.paragraph(.phrases(texts, isCode: true))])
  }

  private func impacts(of code: PatternCode, in example: Example) -> [Block] {
    let items = code.impacts(in: example).map { impact -> [Span] in
      let (direct, transitive) = (impact.direct.map(\.name), impact.transitive.map(\.name))
      let all = counted(code.counted.count, "type")
      let text = "\(impact.subject): \(direct.count + transitive.count) of \(all), \(direct.count) directly"
      return [Span(text + (direct.isEmpty ? "" : ":"))] + .phrases(direct, .faint, isCode: true)
        + (isFull && !transitive.isEmpty ? ["and through those:"] + .phrases(transitive, isCode: true) : [])
    }
    return [.heading(3, ["Change impact"]), .list(items)]
  }

  private func blindSpots(of code: PatternCode) -> [Block] {
    let items = [
      (Measure.closures.name, code.closures.count, code.closures),
      ("look-ups by name, references that the compiler cannot see", code.lookups.count, code.lookups),
      (Measure.givenByPosition.name, code.givenByPosition, []),
    ].map { label, count, places in
      [Span("\(label): \(count)")] + .phrases(places.map { "\($0.text) (\($0.place))" }, .faint)
    }
    return [.heading(3, ["Blind spots"]), .list(items)]
  }

  private func spread(of entry: Codebase.PatternEntry, _ code: PatternCode, in example: Example) -> [Block] {
    let figures = Measure.Group.spread.measures.compactMap { measure in
      entry.value(of: measure, in: example).map { "\(measure.name) \(figureText($0, of: measure))" }
    }.joined(separator: ", ")
    let text = "of \(counted(code.counted.count, "type")): \(figures); at this size they rank nothing"
    return [.heading(3, ["Spread"], note: [Span(text)])]
  }

  // MARK: Words

  private var words: [Block] {
    let measures: [Measure] =
      [.forbiddenReferences, .lookups, .cyclesAsWritten, .cyclesAtRunTime, .seams]
      + Measure.Group.blindSpots.measures + Measure.Group.spread.measures
    return [
      .heading(3, ["Words"]),
      .definitions(Self.terms + measures.map { Definition($0.name, $0.definition) }),
    ]
  }

  /// The terms of the role matrix and of change impact.
  static let terms = [
    Definition("Ca", "Afferent coupling: types of other roles that name a type of this one; Martin 1994."),
    Definition("Ce", "Efferent coupling: types of this role that name a type of another; Martin 1994."),
    Definition("change impact", "Types that name the subject, and those that name them, and so on."),
  ]
}
