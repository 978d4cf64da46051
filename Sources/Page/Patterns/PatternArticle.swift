import Catalog
import Examples
import Measures
import Report
import Verdicts

/// The article on a pattern: half a page for a reader who meets it, then its
/// figures and claims, then all the rest, folded.
struct PatternArticle {
  let pattern: PatternFindings
  let content: PageContent
  /// The code of all patterns, to tell how far they lie apart.
  let files: [PatternFiles]
  let format: HTMLFormat

  private var findings: Findings { content.findings }
  private var card: Card { pattern.card }
  private var composer: Composer {
    Composer(findings: findings, detail: .page)
  }

  /// The article's inside, with links to the pattern's sequences.
  func html(links: HTML) -> HTML {
    HTML.lines {
      introduction
      use
      mistakes
      neighbours
      figures
      claims
      HTML.h3 { "All the rest" }
      structures
      folded(
        "Workflow of \(Card.workflowExample.name)",
        composer.workflow(of: pattern, level: 4).belowHeading)
      folded("Recorded messages", links)
      folded("Terms of the sources", composer.terms(of: pattern, level: 4))
      folded("Caveats", composer.caveats(of: pattern, level: 3).belowHeading)
      format.html([commands])
    }
  }

  // MARK: Parts of their own

  private var use: HTML {
    PatternUse(pattern: pattern, composer: composer, format: format).html
  }

  private var mistakes: HTML {
    PatternMistakes(
      pattern: pattern,
      findings: findings,
      composer: composer,
      format: format
    ).html
  }

  private var neighbours: HTML? {
    PatternNeighbours(
      card: card,
      files: files,
      findings: findings,
      format: format
    ).html
  }

  private var figures: HTML? {
    PatternFigures(
      pattern: pattern,
      findings: findings,
      ledger: content.ledger,
      format: format
    ).html
  }

  private var structures: [HTML] {
    let codes = findings.examples.compactMap { pattern.code?.code[$0] }
    return codes.map { code in
      PatternStructure(
        pattern: pattern,
        code: code,
        findings: findings,
        composer: composer,
        format: format
      ).html
    }
  }

  private var claims: HTML? {
    PatternClaims(pattern: pattern, composer: composer, format: format).html
  }

  // MARK: Introduction

  /// The pattern in a sentence, the drawing of its roles, and what each does.
  private var introduction: HTML {
    HTML.lines {
      HTML.pieces {
        misuse
        HTML.p(.class("summary")) { HTML.prose(card.summary) }
      }
      HTML.div(.class("halves roles")) {
        HTML.lines {
          HTML.div {
            HTML.lines {
              drawing
              HTML.soft(Self.legend)
            }
          }
          HTML.dl { HTML.lines(card.roles.map(duty)) }
        }
      }
    }
  }

  private var misuse: HTML? {
    guard let name = card.misusedName else { return nil }
    return HTML.p {
      HTML.strong { "\(name) misused, for reference: not a pattern." }
    }
  }

  private var drawing: HTML {
    let diagram = RoleDiagram(of: card)
    return RoleDrawing(diagram, on: RoleGrid(diagram)).html
  }

  private static let legend = """
    An arrow is a reference that the pattern allows; every other one is \
    forbidden. Solid: to concrete types. Dashed: to protocols only. Dotted \
    box: wiring, which creates the others; its arrows are left out.
    """

  private func duty(of role: Role) -> HTML {
    HTML.div {
      HTML.dt {
        "\(role.name) "
        HTML.small { role.part.rawValue }
      }
      HTML.dd { HTML.prose(role.duty) }
    }
  }

  // MARK: The rest

  private func folded(_ title: String, _ blocks: [Block]) -> HTML? {
    folded(title, format.html(blocks))
  }

  /// Something folded; nil if there is nothing.
  private func folded(_ title: String, _ inside: HTML) -> HTML? {
    if inside.isEmpty { return nil }
    return HTML.folded(title) { inside }
  }

  private var commands: Block {
    let commands = pattern.commands.map { "swift run \($0)" }
    return .paragraph([Span("Run:")] + .phrases(commands, isCode: true))
  }
}
