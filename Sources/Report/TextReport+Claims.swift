import Catalog
import Comparison
import Examples
import Measures
import TerminalText

extension TextReport {
  /// A pattern's claims by side, with their verdicts.
  func claims(of pattern: PatternFindings) -> [String] {
    Claim.Side.allCases.flatMap { side -> [String] in
      let findings = pattern.claims(side)
      return findings.isEmpty ? [] : [style.bold(side.heading)] + table(of: findings)
    }
  }

  /// Claims that patterns make against one another.
  func claims(_ findings: [ClaimFinding], among ids: Set<String>) -> [String] {
    findings.isEmpty
      ? [] : [style.bold("What is said of the one against the other")] + table(of: findings, among: ids)
  }

  private func table(of findings: [ClaimFinding], among ids: Set<String>? = nil) -> [String] {
    var table = Table([.left, .left], broken: 1, indent: 2)
    for finding in findings {
      let claim = finding.claim
      let origin = setter.visible("(\(claim.source.label); \(claim.id))")
      table.add([
        label(of: finding),
        setter.words(claim.text) + [Word(text: origin, ink: .dim)]
          + setter.words(figures(of: finding, among: ids, isNamed: true).joined(separator: ", "))
          + remarks(on: finding),
      ])
    }
    return table.lines(setter)
  }

  /// The verdict, or the kind of a claim that has none: as wide as any, so that all claims begin in one column.
  private func label(of finding: ClaimFinding) -> [Word] {
    finding.verdict == nil ? kind(finding.claim.kind) : mark(finding)
  }

  /// As wide as any verdict with its mark.
  func kind(_ kind: Claim.Kind) -> [Word] {
    [Word(text: TextWidth.fit("[\(kind.rawValue)]", to: verdictColumns), ink: .dim)]
  }

  /// The verdict's mark and word, as wide as the widest.
  func mark(_ finding: ClaimFinding) -> [Word] {
    guard let verdict = finding.verdict else { return [] }
    let text = "\(verdict.mark(style)) \(verdict.rawValue)"
    return [Word(text: TextWidth.fit(text, to: verdictColumns), ink: verdict.ink)]
  }

  private var verdictColumns: Int { (Verdict.allCases.map(\.rawValue.count).max() ?? 0) + 2 }

  /// The figures that decide, for each place where the claim has to hold: `types 3:4`.
  ///
  /// - Parameters:
  ///   - finding: The claim with its outcomes.
  ///   - ids: The patterns compared with whose figures may be shown; all if nil.
  ///   - isNamed: Whether to say what the figures are of, where that changes.
  /// - Returns: A text for each place.
  func figures(of finding: ClaimFinding, among ids: Set<String>? = nil, isNamed: Bool = false) -> [String] {
    var last = ""
    return finding.decisive.map { outcome in
      let name = isNamed && outcome.assertion.measure.name != last ? outcome.assertion.measure.name + " " : ""
      last = outcome.assertion.measure.name
      return name + figures(of: outcome, among: ids)
    }
  }

  /// A figure with that of the closest pattern compared with, if there is any: `3:4`.
  private func figures(of outcome: ClaimFinding.Outcome, among ids: Set<String>? = nil) -> String {
    let unit = outcome.assertion.measure.unit
    let own = figureText(outcome.own.value, unit)
    guard let rival = outcome.rival(among: ids) else { return own }
    return "\(own):\(figureText(rival.figure.value, unit))".replacing(" %", with: "%")
  }

  /// Where a claim holds only for the misuse of a pattern, in words.
  func remarks(on finding: ClaimFinding) -> [Word] {
    setter.words(finding.waiting.map { "– \($0)" } ?? "")
      + finding.misuses.compactMap { misuse in
        finding.remark(on: misuse) { figures(of: $0) }
      }.flatMap { setter.words("– \($0)", .bold) }
  }

  /// What the labels before the claims mean.
  var kinds: [String] {
    var table = Table([.left, .left], broken: 1, indent: 2)
    for verdict in Verdict.allCases {
      let text = TextWidth.fit("\(verdict.mark(style)) \(verdict.rawValue)", to: verdictColumns)
      table.add([[Word(text: text, ink: verdict.ink)], setter.words("measured: \(verdict.meaning)")])
    }
    for kind in Claim.Kind.allCases where kind != .measured {
      table.add([self.kind(kind), setter.words(kind.meaning)])
    }
    return [style.bold("Verdicts and kinds of claims")] + table.lines(setter)
      + setter.paragraph(
        setter.words(
          "Figures: the pattern's own : that of the closest pattern compared with; \(Example.sequence) if there are two.",
          .dim),
        indent: 2)
  }

  // MARK: One claim

  /// One claim with everything behind its verdict.
  public func text(explaining finding: ClaimFinding) -> String {
    let claim = finding.claim
    var sections = [
      setter.paragraph(
        setter.words(claim.id, .bold) + setter.words("(\(finding.card.name), \(claim.side.rawValue))"))
        + setter.paragraph(setter.words(claim.text), indent: 2)
        + setter.paragraph(setter.words("Source: \(claim.source.reference)", .dim), indent: 2)
    ]
    if finding.verdict == nil {
      sections.append(
        setter.paragraph(kind(claim.kind) + setter.words(finding.waiting ?? claim.kind.meaning)))
    } else {
      sections.append(setter.paragraph(mark(finding) + setter.words(finding.statement)))
      var defined: Set<Measure> = []
      sections += finding.outcomes.map { outcome in
        explanation(of: outcome, isDefined: defined.insert(outcome.assertion.measure).inserted)
      }
      for misuse in finding.misuses {
        let isOnly =
          finding.places(onlyFor: misuse).isEmpty ? "" : "; for \(misuse.misusedName) itself it does not"
        let text =
          "\(misuse.subject), which is \(misuse.misusedName) misused: \(misuse.finding.statement)\(isOnly)"
        sections.append(setter.paragraph(mark(misuse.finding) + setter.words(text)))
        sections += misuse.finding.outcomes.map {
          explanation(of: $0, by: misuse.isOwn ? misuse.card.name : nil, isDefined: false)
        }
      }
    }
    return sections.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func explanation(
    of outcome: ClaimFinding.Outcome, by name: String? = nil, isDefined: Bool = true
  ) -> [String] {
    let measure = outcome.assertion.measure
    let place = outcome.example?.name ?? outcome.measured.growthTitle
    let mark = setter.mark(outcome.holds)
    let holds = Word(text: mark.text + (outcome.holds ? " holds" : " does not hold"), ink: mark.ink)
    let names = outcome.others.map(\.pattern.name).joined(separator: ", ")
    let relation = outcome.assertion.relation.words(names, in: "in ")
    let statement = "\(place): \(measure.name), \(relation)"
    return setter.paragraph(setter.words(statement, .bold) + [holds])
      + (isDefined ? setter.paragraph(setter.words(measure.definition, .dim), indent: 2) : [])
      + evidence(name ?? "this pattern", outcome.own, measure.unit)
      + outcome.others.flatMap { evidence($0.pattern.name, $0.figure, measure.unit) }
  }

  private func evidence(_ name: String, _ figure: Figure, _ unit: Measure.Unit) -> [String] {
    setter.paragraph(setter.words("\(name): \(figureText(figure.value, unit))"), indent: 2)
      + figure.evidence.flatMap { piece in
        setter.verbatim(setter.visible("\(piece.place)  \(piece.text)"), after: "    ")
      }
  }
}
