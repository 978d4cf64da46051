import Catalog
import CodeGraph
import Records
import Report
import Verdicts

/// The mistakes that are easy to make in a pattern, each with what notices it.
///
/// A rule picks them: references that its sources forbid, mistakes in its
/// assembly and its navigation, and those that something else notices than
/// in most other patterns.
struct PatternMistakes {
  let pattern: PatternFindings
  let findings: Findings
  let composer: Composer
  let format: HTMLFormat

  private var card: Card { pattern.card }

  var html: String {
    """
    <section class="mistakes"><h3>Mistakes that are easy to make</h3>
    \(prohibitions)
    <h4>Tried in its code, and what noticed them</h4>
    <ul>\((broken + mistakes.map { "<li>\(item($0))" }).joined(separator: "\n"))</ul>
    \(note)</section>
    """
  }

  /// What the sources forbid; nothing if they forbid nothing.
  private var prohibitions: String {
    let blocks = composer.prohibitions(of: pattern, level: 4).dropFirst()
    guard !blocks.isEmpty else { return "" }
    let figures = (pattern.code?.code.values).map { codes in
      codes.compactMap { try? $0.figure(for: .forbiddenReferences).value }
    }
    let count = figures.map { "; in its code: \(Int($0.reduce(0, +)))" } ?? ""
    return "<h4>References that its sources forbid\(count)</h4>\(format.html(Array(blocks)))"
  }

  /// The broken rules that were tried.
  private var broken: [String] {
    (card.brokenRule?.breaches ?? []).map { breach in
      """
      <li>A rule of the card, broken: <code>\(HTMLText.escaped(breach))</code> \
      <span class="soft">– the check of the rules, <code>swift run compare coupling --check</code></span>
      """
    }
  }

  private var note: String {
    guard pattern.code?.mutants != nil else { return format.html([Composer.staleRecord]) }
    return """
      <p class="soft">The same mistakes are made in every pattern, one at a time. Here stand those in the assembly of parts and in \
      navigation, and those that something else notices than in most other patterns.</p>
      """
  }

  private var mistakes: [TellingMistake] {
    let proper = findings.patterns.filter { $0.card.misuseOf == nil }
    return pattern.code?.mutants?.tellingMistakes(
      of: card, beside: proper.compactMap { $0.code?.mutants }) ?? []
  }

  private func item(_ mistake: TellingMistake) -> String {
    let result = mistake.result
    let place = format.evidence("\(result.place)")
    var notice = Self.notice(of: result)
    if let usual = mistake.usual, mistake.isNoticedOtherwise {
      notice += "; in most other patterns: \(Self.words(of: usual))"
    }
    return """
      \(HTMLText.escaped(result.mutation.summary)) <span class="soft">(\(place))</span> \
      <span class="soft">– \(HTMLText.prose(notice))</span>
      """
  }

  /// What notices a mistake first, by its name.
  private static func notice(of result: MutantResult) -> String {
    switch result.detection {
    case .compileError: "the compiler: \(result.compileError ?? "")"
    case .crash: "\(words(of: .crash))\(names(in: result.logicTests) ?? names(in: result.scenarios) ?? "")"
    case .test: "\(words(of: .test))\(names(in: result.logicTests) ?? "")"
    case .part: "\(words(of: .part))\(names(in: result.partTests) ?? "")"
    case .scenario: "\(words(of: .scenario))\(names(in: result.scenarios) ?? "")"
    case .silent: words(of: .silent)
    }
  }

  private static func words(of detection: MutantResult.Detection) -> String {
    switch detection {
    case .compileError: "the compiler"
    case .crash: "the program crashes"
    case .test: "a test through the logic"
    case .part: "only a test of one part"
    case .scenario: "no unit test, only a scenario"
    case .silent: "nothing"
    }
  }

  /// The first test that fails and the number of others; nil if none is known.
  private static func names(in outcome: TestOutcome) -> String? {
    guard let first = outcome.first else { return nil }
    let more = Markup.optional(" and \(outcome.failed - 1) more", if: outcome.failed > 1)
    return ", “\(first)”\(more)"
  }
}
