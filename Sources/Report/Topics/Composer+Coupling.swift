import Examples
import Measures
import Verdicts

extension Composer {
  /// Each pattern's structure; with file and line, but for a screen.
  @ListBuilder<[Block]>
  var coupling: [[Block]] {
    let measured = findings.patterns.filter { $0.code != nil }
    // A fault comes first: below the tables of other patterns it
    // would be overlooked.
    let hasFault = measured.count < findings.patterns.count
    title("Coupling")
    if hasFault { rules }
    legend
    if detail.isScreen {
      summaries(of: measured)
    } else {
      measured.flatMap(structure)
    }
    definitions(terms: Self.terms)
    if !hasFault { rules }
  }

  /// The structure of a pattern in each example; on a page below its
  /// name and its figures.
  @ListBuilder<[Block]>
  private func structure(of pattern: PatternFindings) -> [[Block]] {
    if detail.isPage {
      head(of: pattern)
      figures(of: [pattern])
    }
    for example in findings.examples {
      structure(of: pattern, in: example)
    }
  }

  /// The terms of the role matrix and of change impact.
  static let terms = Glossary.definitions(of: ["Ca", "Ce", "change impact"])

  // MARK: In short

  /// The structure of one or two patterns in the largest example that they
  /// share, or the arrows of more, in at most 60 lines.
  @ListBuilder<[Block]>
  func summaries(of patterns: [PatternFindings]) -> [[Block]] {
    if !patterns.isEmpty {
      if patterns.count > 2 {
        arrows
      } else {
        [Block.paragraph([Self.legendOfArrows])]
        if let example = summaryExample {
          patterns.map { summary(of: $0, in: example) }
        }
      }
      [Block.sentence(Self.more)]
    }
  }

  private static let more = """
    '--example' names another example; '--all' prints cycles, seams, file and \
    line of every reference, and the reach of changes.
    """

  /// The arrows of each role, then the counts of what else there is.
  private func summary(
    of pattern: PatternFindings,
    in example: Example
  ) -> [Block] {
    guard let code = pattern.code?.code[example] else { return [] }
    return [
      .heading(2, ["\(pattern.card.name), \(example.name)"]),
      arrowTable(of: code),
      .sentence(counts(of: code)),
    ]
  }

  /// The counts of what the arrows do not show.
  private func counts(of code: PatternCode) -> String {
    let unused = code.roleArrows.count { $0.status == .unused }
    let written = code.cyclesAsWritten.joined().count
    let atRunTime = code.cyclesAtRunTime.joined().count
    return """
      Unused arrows: \(unused). \
      In cycles: \(counted(written, "type")) as written, \
      \(atRunTime) at run time. \
      Seams: \(code.seams.count). \
      Blind spots: \(counted(code.closures.count, "function")), \
      \(counted(code.lookups.count, "look-up")) by name, \
      \(counted(code.givenByPosition, "reference")) by position.
      """
  }

  // MARK: With places

  /// The structure of one example's code.
  package func structure(
    of pattern: PatternFindings,
    in example: Example
  ) -> [[Block]] {
    guard let code = pattern.code?.code[example] else { return [] }
    let overview = [Block].building {
      Block.heading(2, ["\(pattern.card.name), \(example.name)"])
      types(of: code)
      diagram(of: pattern, in: example)
      matrix(of: code)
    }
    return [
      overview,
      arrows(of: code),
      cycles(of: code),
      seams(of: code),
      reused(of: code),
      impacts(of: code, in: example),
      blindSpots(of: code),
    ]
  }

  // MARK: Types

  /// The pattern's own types by role, the protocols apart, on a page only.
  package func types(of code: PatternCode) -> [Block] {
    guard detail.isPage, !code.types.isEmpty else { return [] }
    let items = code.types.map(\.role).distinct().flatMap { role in
      let types = code.types.filter { $0.role == role }
      let concrete = types.filter { !$0.isProtocol }
      let protocols = types.filter(\.isProtocol)
      return names(of: concrete, after: "\(role):")
        + names(of: protocols, after: "\(role), protocols:")
    }
    return [.heading(3, ["Types"]), .list(items)]
  }

  /// The names of types in one item, those nested in others only counted; no
  /// item without types.
  private func names(
    of types: [PatternCode.ClassifiedType],
    after label: String
  ) -> [[Span]] {
    if types.isEmpty { return [] }
    let names = types.filter { !$0.node.isNested }.map(\.name)
    let nested = types.count - names.count
    let item = [Span].building {
      Span(label)
      [Span].phrases(names, isCode: true)
      if nested > 0 { Span("and \(grouped(nested)) nested in them") }
    }
    return [item]
  }

  /// The types that smaller examples use too, by role; none for
  /// the smallest example.
  @ListBuilder<Block>
  private func reused(of code: PatternCode) -> [Block] {
    let examples = code.smaller.map(\.example)
    let items = code.reusedByRole.map { role, types in
      [Span("\(role):")] + .phrases(types, .faint, isCode: true)
    }
    if !examples.isEmpty {
      let title = "Types reused from \(listed(examples)): \(code.reused.count)"
      Block.heading(3, [Span(title)])
      if !items.isEmpty { Block.list(items) }
    }
  }

  // MARK: Cycles and seams

  private func cycles(of code: PatternCode) -> [Block] {
    [.heading(3, ["Cycles"])]
      + cycles(code.cyclesAsWritten, "as written", in: code)
      + cycles(code.cyclesAtRunTime, "at run time", in: code)
  }

  private func cycles(
    _ cycles: [[PatternCode.ClassifiedType]],
    _ when: String,
    in code: PatternCode
  ) -> [Block] {
    if cycles.isEmpty { return [.sentence("\(when): none")] }
    return cycles.map { types in
      let head = Span("\(when), \(types.count) types:")
      return .details([head], byRole(types, of: code))
    }
  }

  /// Some types, a line for each role.
  private func byRole(
    _ types: [PatternCode.ClassifiedType],
    of code: PatternCode
  ) -> [Line] {
    types.map(\.role).distinct().map { role in
      let names = types.filter { $0.role == role }.map(\.name)
      return Line(text: "\(role): \(names.joined(separator: ", "))")
    }
  }

  @ListBuilder<Block>
  private func seams(of code: PatternCode) -> [Block] {
    let seams = code.seams
    let items = seams.map(\.type.name).distinct().map { type in
      let own = seams.filter { $0.type.name == type }
      let collaborators = own.map(\.collaborator.name)
      return [Span("\(type) ⇢")] + .phrases(collaborators, isCode: true)
    }
    Block.heading(3, ["Seams: \(seams.count)"])
    if !items.isEmpty { Block.list(items) }
  }

  // MARK: Changes and blind spots

  private func impacts(of code: PatternCode, in example: Example) -> [Block] {
    let impacts = code.impacts(in: example).map { block(of: $0, in: code) }
    return [.heading(3, ["Change impact"])] + impacts
  }

  private func block(
    of impact: PatternCode.Impact,
    in code: PatternCode
  ) -> Block {
    let direct = impact.direct.map(\.name)
    let transitive = impact.transitive.map(\.name)
    let reached = direct.count + transitive.count
    let ofAll = "\(reached) of \(counted(code.counted.count, "type"))"
    let head = Span("\(impact.subject): \(ofAll), \(direct.count) directly")
    let lines = [Line].building {
      if !direct.isEmpty {
        Line(text: "directly: \(direct.joined(separator: ", "))")
      }
      if detail.isPage, !transitive.isEmpty {
        Line(text: "through those: \(transitive.joined(separator: ", "))")
      }
    }
    return .text([head], with: lines)
  }

  private func blindSpots(of code: PatternCode) -> [Block] {
    [
      .heading(3, ["Blind spots"]),
      blindSpot(Measure.closures.name, at: code.closures),
      blindSpot(
        "look-ups by name, references that the compiler does not see",
        at: code.lookups
      ),
      .sentence("\(Measure.givenByPosition.name): \(code.givenByPosition)"),
    ]
  }

  private func blindSpot(
    _ label: String,
    at places: [Figure.Evidence]
  ) -> Block {
    .text(
      [Span("\(label): \(places.count)")],
      with: places.map { Line(text: "\($0.text) (\($0.place))") }
    )
  }
}
