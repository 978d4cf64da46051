import Comparison
import Examples
import Measures

extension MarkdownReport {
  /// A diagram for each of some examples; nothing if the code was not read.
  func diagram(of pattern: PatternFindings, examples: some Sequence<Example>, level: Int) -> [String] {
    let diagrams = codes(of: pattern, in: examples).flatMap { example, code in
      [
        MarkdownText.heading(level + 1, example.name),
        MarkdownText.fenced(RoleDiagram(of: code).lines, language: "mermaid"),
      ]
    }
    return diagrams.isEmpty ? [] : [MarkdownText.heading(level, "Who names whom")] + diagrams
  }

  /// How to read the diagrams, if there are any.
  func legend(in findings: Findings) -> [String] {
    guard findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    return [
      """
      The diagrams show who names whom in the code: a solid arrow leads to concrete types, a dotted one to protocols, \
      and its number counts pairs of types. What is round belongs to no role.
      """
    ]
  }

  /// Everything that was measured of one pattern.
  func measurements(of pattern: PatternFindings, in examples: [Example], level: Int) -> [String] {
    let codes = codes(of: pattern, in: examples)
    guard !codes.isEmpty else { return [] }
    func each(_ title: String, _ block: (Example, PatternCode) -> String) -> [String] {
      [MarkdownText.heading(level, title)]
        + codes.flatMap { [MarkdownText.heading(level + 1, $0.example.name), block($0.example, $0.code)] }
    }
    return each("Arrows") { arrows(of: $1) } + figures(of: pattern, in: examples, level: level)
      + screens(of: pattern, in: examples, level: level)
      + each("Role matrix") {
        matrix(of: $1, in: $0, of: $0.predecessor.map(examples.contains) == true ? pattern.code : nil)
      }
      + each("Change impact") { table(of: $1.impacts(in: $0)) }
      + each("Cycles") { cycles(of: $1) } + each("Seams") { seams(of: $1) }
      + each("Blind spots") { blindSpots(of: $1) }
  }

  /// What each screen takes.
  private func screens(of pattern: PatternFindings, in examples: [Example], level: Int) -> [String] {
    let rows = (pattern.code?.screens(in: examples) ?? []).map { count in
      [MarkdownText.escaped(count.title), grouped(count.concrete), grouped(count.protocols)]
    }
    let head = ["Screen", "Classes, structures, enums", "Protocols"]
    return section(
      "Screen by screen, wiring roles included", level: level,
      rows.isEmpty ? "" : MarkdownText.table(head, rows))
  }

  /// What the code breaks of the cards' rules.
  func brokenRules(in findings: Findings) -> [String] {
    section(
      "Broken rules", level: 2,
      MarkdownText.list(
        findings.breachTexts.map { wrong, remedy in
          "✘ " + ([wrong] + remedy).map(MarkdownText.escaped).joined(separator: "<br>")
        }))
  }

  private func codes(
    of pattern: PatternFindings, in examples: some Sequence<Example>
  ) -> [(example: Example, code: PatternCode)] {
    examples.compactMap { example in pattern.code?.code[example].map { (example, $0) } }
  }

  private func arrows(of code: PatternCode) -> String {
    MarkdownText.table(
      ["From", "To", "Allowed as", "Concrete", "Protocol", "Status", "First place"],
      code.roleArrows.map { arrow in
        let first = (arrow.offending + arrow.concrete + arrow.protocol).first?.evidence.first
        return [
          MarkdownText.escaped(arrow.from), MarkdownText.escaped(arrow.to),
          arrow.permission?.rawValue ?? "–", grouped(arrow.concrete.count), grouped(arrow.protocol.count),
          (arrow.status == .forbidden ? "✘ " : "") + arrow.status.rawValue,
          first.map { MarkdownText.code($0.place.description) } ?? "–",
        ]
      })
  }

  /// The role matrix with the roles' couplings and, if the pattern has the example before, how those have grown.
  private func matrix(of code: PatternCode, in example: Example, of entry: Codebase.PatternEntry?) -> String {
    let names = code.roles.map(\.name)
    let rows = zip(names, zip(code.roleMatrix, code.roleCouplings)).map { name, row in
      let counts =
        [MarkdownText.escaped(name)] + row.0.map { $0 == 0 ? "·" : grouped($0) }
        + [grouped(row.1.afferent), grouped(row.1.efferent)]
      guard let growth = entry?.growth(ofRole: name, to: example) else { return counts }
      return counts + [growth.afferent, growth.efferent].map { $0.map { figureText($0, .times) } ?? "–" }
    }
    return MarkdownText.table(
      ["names ↓ whom →"] + names.map(MarkdownText.escaped) + ["Afferent", "Efferent"]
        + (entry == nil ? [] : ["Afferent growth", "Efferent growth"]), rows)
  }

  private func table(of impacts: [PatternCode.Impact]) -> String {
    MarkdownText.table(
      ["A change of", "reaches directly", "and through those"],
      impacts.map { impact in
        [MarkdownText.code(impact.subject), Self.tally(impact.direct), Self.tally(impact.transitive)]
      })
  }

  private static func tally(_ units: [PatternCode.Unit]) -> String {
    units.isEmpty ? "0" : "\(grouped(units.count)): \(MarkdownText.codes(units.map(\.name)))"
  }

  private func cycles(of code: PatternCode) -> String {
    let kinds = [("as written", code.cyclesAsWritten), ("at run time", code.cyclesAtRunTime)]
    return MarkdownText.list(
      kinds.flatMap { when, cycles in
        cycles.isEmpty ? ["\(when): none"] : cycles.map { "\(when): \(MarkdownText.codes($0.map(\.name)))" }
      })
  }

  private func seams(of code: PatternCode) -> String {
    let types = code.units.map(\.id).compactMap { id in
      let seams = code.seams.filter { $0.type.id == id }
      return seams.first.map { [$0.type.name] + seams.map(\.collaborator.name) }
    }
    guard !types.isEmpty else { return "None." }
    return MarkdownText.table(
      ["Type", "Collaborators that a test can replace"],
      types.map { [MarkdownText.code($0[0]), MarkdownText.codes(Array($0.dropFirst()))] })
  }

  private func blindSpots(of code: PatternCode) -> String {
    let places = [("function held or taken", code.closures), ("looked up by name", code.lookups)]
    let lines = places.flatMap { what, blinds in
      blinds.map { "\(what): \(MarkdownText.code($0.text)), \(MarkdownText.code($0.place.description))" }
    }
    let given = counted(code.givenByPosition, "reference")
    return MarkdownText.list(
      (lines.isEmpty ? ["no member holds or takes a function"] : lines) + [
        "\(given) belong\(code.givenByPosition == 1 ? "s" : "") to a declaration by position only"
      ])
  }
}
