import Catalog
import Examples
import Measures
import Verdicts

/// Composes one claim with the evidence behind its verdict.
package struct ClaimComposer {
  let finding: ClaimFinding
  let detail: Detail

  package init(finding: ClaimFinding, detail: Detail) {
    self.finding = finding
    self.detail = detail
  }

  package var document: Document {
    let hasFigures =
      !finding.outcomes.isEmpty || !finding.judgement.omissions.isEmpty
    if !hasFigures {
      return Document([head, [.paragraph([label, reasonForNone])], caveats])
    }
    let figures = finding.claim.assertions.map(figures)
    let rest = [finding.misuses.map(summary), caveats, evidence]
    return Document([head, result] + figures + rest)
  }

  /// The claim, what it is about, and who makes it.
  private var head: [Block] {
    let claim = finding.claim
    let source = Block.paragraph([
      Span("Literature:", .faint),
      claim.source.link(.faint),
    ])
    return [
      .paragraph([
        Span(claim.id, .strong),
        Span("(\(finding.card.name), \(claim.sideOrRule))"),
      ]),
      .nested([.sentence(claim.text), source]),
    ]
  }

  private var label: Span { .label(finding, isFull: detail.isPage) }

  /// Why there is neither a verdict nor a figure.
  private var reasonForNone: Span {
    Span(finding.undecidedReason ?? finding.claim.kind.meaning)
  }

  /// The verdict, and what would turn it.
  @ListBuilder<Block>
  private var result: [Block] {
    Block.paragraph([label, Span(statement)])
    wider
    turns
  }

  private var statement: String {
    if finding.ruleState == .notApplicable {
      return "the code has nothing that it is about"
    }
    let statement = finding.undecidedReason ?? finding.judgement.statement
    guard let exceptions = finding.exceptionWords else { return statement }
    return "\(statement); \(exceptions)"
  }

  /// The judgement against all other patterns.
  @ListBuilder<Block>
  var wider: [Block] {
    if let wider = finding.wider, let verdict = wider.verdict {
      Block.paragraph([
        Span("Against every other pattern but misuses:", .strong),
        .label(verdict, of: finding.claim.side, isFull: true),
        Span("– \(wider.statement); \(wider.figures)"),
      ])
    }
  }

  /// The code and the definitions that would turn the verdict round.
  @ListBuilder<Block>
  private var turns: [Block] {
    if !finding.flips.isEmpty {
      Block.heading(3, ["Would turn with"])
      Block.list(finding.flips.map { [Span($0)] })
    }
  }

  /// A misuse's judgement.
  func summary(of misuse: ClaimFinding.Misuse) -> Block {
    let text = [String].building {
      "\(misuse.subject): \(misuse.judgement.statement)"
      if !finding.examples(onlyFor: misuse).isEmpty {
        "for \(misuse.misusedName) itself it does not"
      }
    }
    let spans = [Span].building {
      if let verdict = misuse.judgement.verdict {
        Span.label(verdict, of: finding.claim.side, isFull: detail.isPage)
      }
      Span("\(text.joined(separator: "; ")) – \(misuse.judgement.figures)")
    }
    return .paragraph(spans)
  }

  /// The card's caveats that name the claim.
  private var caveats: [Block] {
    finding.caveats.map {
      .paragraph([Span("Caveat \($0.number):", .strong), Span($0.text)])
    }
  }
}

extension Claim {
  /// `rule`, or the side of a claim.
  fileprivate var sideOrRule: String {
    switch kind {
    case .rule: "rule"
    case .measured, .change, .cited, .opinion: side.rawValue
    }
  }
}
