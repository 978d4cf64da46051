import Catalog
import Examples
import Records
import Verdicts

/// What can be quoted of some patterns, a fact a line.
public struct FactSheet: Sendable, Encodable {
  /// The facts, topic by topic.
  package let facts: [Fact]
  /// What is left out.
  package let gaps: [FactGap]

  /// Collects the facts on some topics, of all examples or of one.
  ///
  /// The findings need code and verdicts, but no results of scenarios. The
  /// ledger is that of the whole catalogue: verdicts and the spread of a
  /// request's costs need the cells of other patterns.
  public init(
    _ findings: Findings,
    _ ledger: ChangeLedger,
    about topics: [FactTopic] = FactTopic.allCases,
    in example: Example? = nil
  ) {
    let ofAllExamples = topics.flatMap { topic in
      Self.facts(about: topic, findings, ledger)
    }
    let patterns = findings.patterns
    let gapsOfCode = patterns.flatMap { Self.gaps(of: $0, about: topics) }
    let gapsOfRequests = Self.gaps(
      in: ledger,
      of: patterns.map(\.card),
      about: topics
    )
    facts = ofAllExamples.filter { fact in
      example.map(fact.examples.contains) ?? true
    }
    gaps = gapsOfCode + gapsOfRequests
  }

  /// Whether the code of every pattern could be measured; a stale
  /// record is no fault.
  public var isWhole: Bool { !gaps.contains { $0.reason == .unmeasured } }

  private static func facts(
    about topic: FactTopic,
    _ findings: Findings,
    _ ledger: ChangeLedger
  ) -> [Fact] {
    let cards = findings.patterns.map(\.card)
    return switch topic {
    case .size: ofCode(\.types, in: findings) + ofCode(\.lines, in: findings)
    case .navigation: ofCode(\.navigation, in: findings)
    case .coupling:
      ofCode(\.references, in: findings) + ofCode(\.cycles, in: findings)
    case .tests:
      ofTests(\.withoutWidgets, in: findings) + ofTests(\.ofParts, in: findings)
    case .doubles: ofTests(\.doubles, in: findings)
    case .mutants: ofTests(\.mutants, in: findings)
    case .requests: RequestFacts(ledger: ledger).facts(on: cards)
    case .claims: findings.patterns.flatMap(ClaimFacts(ledger: ledger).facts)
    }
  }

  /// The facts of one kind, example by example, so that those of several
  /// patterns stand together.
  private static func ofCode(
    _ fact: (CodeFacts) -> Fact?,
    in findings: Findings
  ) -> [Fact] {
    findings.examples.flatMap { example in
      findings.patterns.compactMap { pattern in
        let figures = FactFigures(pattern: pattern, example: example)
        return fact(CodeFacts(figures: figures))
      }
    }
  }

  /// The same by the records of unit tests and mutants.
  private static func ofTests(
    _ fact: (TestFacts) -> Fact?,
    in findings: Findings
  ) -> [Fact] {
    findings.examples.flatMap { example in
      findings.patterns.compactMap { pattern -> Fact? in
        guard let record = pattern.code?.mutants else { return nil }
        let figures = FactFigures(pattern: pattern, example: example)
        return fact(TestFacts(figures: figures, record: record))
      }
    }
  }

  // MARK: Gaps

  private static func gaps(
    of pattern: PatternFindings,
    about topics: [FactTopic]
  ) -> [FactGap] {
    guard let code = pattern.code else {
      if topics == [.requests] { return [] }
      let check = "swift run compare coupling \(pattern.card.id) --check"
      return [FactGap(card: pattern.card, reason: .unmeasured, renewal: check)]
    }
    let topicsOfRecord: Set<FactTopic> = [.tests, .doubles, .mutants, .claims]
    let needsRecord = topics.contains(where: topicsOfRecord.contains)
    guard needsRecord, code.mutants == nil else { return [] }
    return [
      FactGap(
        card: pattern.card,
        reason: .staleTests,
        renewal: MistakeRecord.renewal
      )
    ]
  }

  private static func gaps(
    in ledger: ChangeLedger,
    of cards: [Card],
    about topics: [FactTopic]
  ) -> [FactGap] {
    guard topics.contains(.requests) else { return [] }
    return cards.compactMap { card in
      let stale = ledger.cells.filter {
        $0.card.id == card.id && $0.result == nil
      }
      let ids = stale.map(\.request.id).distinct()
      if ids.isEmpty { return nil }
      return FactGap(
        card: card,
        reason: .staleRequests(ids),
        renewal: CellRecord.renewal(of: card)
      )
    }
  }
}
