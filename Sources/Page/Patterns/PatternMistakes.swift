import Catalog
import CodeGraph
import Records
import Report
import Verdicts

/// The mistakes that are easy to make in a pattern, each with what notices it.
///
/// A rule picks them: references that its sources forbid, mistakes in its
/// assembly and its navigation, and those that something else notices than in
/// most other patterns.
struct PatternMistakes {
  let pattern: PatternFindings
  let findings: Findings
  let composer: Composer
  let format: HTMLFormat

  private var card: Card { pattern.card }

  var html: HTML {
    HTML.section(.class("mistakes")) {
      HTML.lines {
        HTML.h3 { "Mistakes that are easy to make" }
        prohibitions
        HTML.h4 { "Tried in its code, and what noticed them" }
        HTML.ul {
          HTML.lines {
            brokenRules.map(item)
            mistakes.map(item)
          }
        }
        note
      }
    }
  }

  // MARK: What the sources forbid

  /// What the sources forbid; empty if they forbid nothing.
  private var prohibitions: HTML {
    let prohibitions = composer.prohibitions(of: pattern, level: 4)
    let blocks = prohibitions.belowHeading
    guard !blocks.isEmpty else { return .empty }
    let title = ["References that its sources forbid", countInCode]
    return HTML.pieces {
      HTML.h4 { title.compactMap(\.self).joined(separator: "; ") }
      format.html(blocks)
    }
  }

  /// How many of these references its code has; nil without code.
  private var countInCode: String? {
    guard let codes = pattern.code?.code.values else { return nil }
    let figures = codes.compactMap { code in
      try? code.figure(for: .forbiddenReferences).value
    }
    return "in its code: \(Int(figures.reduce(0, +)))"
  }

  // MARK: What was tried

  private var brokenRules: [String] { card.brokenRule?.breaches ?? [] }

  private func item(ofBreach breach: String) -> HTML {
    HTML.li {
      "A rule of the card, broken: "
      HTML.code { breach }
      " "
      HTML.span(.class("soft")) {
        "– the check of the rules, "
        HTML.code { "swift run compare coupling --check" }
      }
    }
  }

  private var mistakes: [TellingMistake] {
    let others = findings.properPatterns.compactMap { $0.code?.mutants }
    guard let own = pattern.code?.mutants else { return [] }
    return own.tellingMistakes(of: card, beside: others)
  }

  private func item(of mistake: TellingMistake) -> HTML {
    let result = mistake.result
    return HTML.li {
      "\(result.mutation.summary) "
      HTML.span(.class("soft")) {
        "("
        format.evidence("\(result.place)")
        ")"
      }
      " "
      HTML.span(.class("soft")) {
        "– "
        HTML.prose(Self.notice(of: mistake))
      }
    }
  }

  private var note: HTML {
    guard pattern.code?.mutants != nil else {
      return format.html([Composer.staleRecord])
    }
    return .soft(
      """
      The same mistakes are made in every pattern, one at a time. Here stand \
      those in the assembly of parts and in navigation, and those that \
      something else notices than in most other patterns.
      """)
  }

  // MARK: What notices it

  /// What notices a mistake first, and what does in most other patterns if that
  /// is something else.
  private static func notice(of mistake: TellingMistake) -> String {
    let own = notice(of: mistake.result)
    guard let usual = mistake.usual, mistake.isNoticedOtherwise else {
      return own
    }
    return "\(own); in most other patterns: \(words(of: usual))"
  }

  /// What notices a mistake first, by its name.
  private static func notice(of result: MutantResult) -> String {
    let words = words(of: result.detection)
    if result.detection == .compileError {
      return "\(words): \(result.compileError ?? "")"
    }
    guard let names = names(in: outcomes(of: result)) else { return words }
    return "\(words), \(names)"
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

  /// The outcomes that may name what notices a mistake.
  private static func outcomes(of result: MutantResult) -> [TestOutcome] {
    switch result.detection {
    case .crash: [result.logicTests, result.scenarios]
    case .test: [result.logicTests]
    case .part: [result.partTests]
    case .scenario: [result.scenarios]
    case .compileError, .silent: []
    }
  }

  /// The first test that fails and the number of others, by the first outcome
  /// that has any; nil if none is known.
  private static func names(in outcomes: [TestOutcome]) -> String? {
    let failing = outcomes.first { $0.first != nil }
    guard let failing, let name = failing.first else { return nil }
    let others = failing.failed - 1
    if others < 1 { return "“\(name)”" }
    return "“\(name)” and \(others) more"
  }
}
