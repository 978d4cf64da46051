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
  private var composer: Composer { Composer(findings: findings, detail: .page) }

  /// The article's inside, with links to the pattern's sequences.
  func html(links: String) -> String {
    let parts = [
      introduction,
      PatternUse(pattern: pattern, composer: composer, format: format).html,
      PatternMistakes(pattern: pattern, findings: findings, composer: composer, format: format).html,
      PatternNeighbours(card: card, files: files, findings: findings, format: format).html,
      PatternFigures(pattern: pattern, findings: findings, ledger: content.ledger, format: format).html,
      claims,
      "<h3>All the rest</h3>",
      findings.examples.compactMap { pattern.code?.code[$0] }.map(structure).joined(separator: "\n"),
      details(
        "Workflow of \(Card.workflowExample.name)",
        format.html(Array(composer.workflow(of: pattern, level: 4).dropFirst()))),
      details("Recorded messages", links),
      details("Terms of the sources", format.html(composer.terms(of: pattern, level: 4))),
      details("Caveats", format.html(Array(composer.caveats(of: pattern, level: 3).dropFirst()))),
      format.html(commands),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The pattern in a sentence, the drawing of its roles, and what each does.
  private var introduction: String {
    let diagram = RoleDiagram(of: card)
    let misuse = card.misusedName.map { name in
      "<p><strong>\(HTMLText.escaped(name)) misused, for reference: not a pattern.</strong></p>"
    }
    let roles = card.roles.map { role in
      """
      <div><dt>\(HTMLText.escaped(role.name)) <small>\(role.part.rawValue)</small></dt><dd>\(HTMLText.prose(role.duty))</dd></div>
      """
    }
    return """
      \(misuse ?? "")<p class="summary">\(HTMLText.prose(card.summary))</p>
      <div class="halves roles"><div>\(RoleDrawing(diagram, on: RoleGrid(diagram)).html)
      <p class="soft">An arrow is a reference that the pattern allows; every other one is forbidden. Solid: to concrete types. \
      Dashed: to protocols only. Dotted box: wiring, which creates the others; its arrows are left out.</p></div>
      <dl>\(roles.joined(separator: "\n"))</dl></div>
      """
  }

  /// Something folded; nothing if there is nothing.
  private func details(_ title: String, _ inside: String) -> String {
    guard !inside.isEmpty else { return "" }
    return "<details><summary>\(HTMLText.escaped(title))</summary>\(inside)</details>"
  }

  private var commands: [Block] {
    let commands = [Span].phrases(pattern.commands.map { "swift run \($0)" }, isCode: true)
    return [.paragraph([Span("Run:")] + commands)]
  }

  // MARK: Structure

  private func structure(of code: PatternCode) -> String {
    let rest = findings.examples.filter { $0.name == code.example }.flatMap { example in
      composer.structure(of: pattern, in: example).dropFirst(2).joined()
    }
    let prefix = "arrow-\(card.id)-\(code.example)-"
    let matrix = composer.matrix(of: code) { "#\(HTMLText.slug("\(prefix)\($0) → \($1)"))" }
    let inside = [
      format.html(composer.types(of: code), depth: 1), RoleDrawing(RoleDiagram(of: code)).html, Self.legend,
      "<div class=\"arrows\">\(format.html(composer.arrows(of: code), depth: 1, prefix: prefix))</div>",
      format.html(matrix, depth: 1), ComponentTree(of: code).map { tree(of: $0) } ?? "",
      details("Cycles, seams, change impact, blind spots", format.html(rest, depth: 2)),
    ]
    return details("Structure of \(code.example)", inside.joined(separator: "\n"))
  }

  private static let legend = """
    <p class="soft">Solid: names concrete types, their number first; dashed: protocols only; ✘ and thick: forbidden; pale: \
    wiring; round: outside the pattern. Numbers are pairs of types. Arrows that are not on the card are forbidden.</p>
    """

  private func tree(of tree: ComponentTree) -> String {
    func list(_ node: ComponentTree.Node) -> String {
      let below = node.children.map(list).joined(separator: "\n")
      return
        "<li><b>\(HTMLText.escaped(node.component ?? "no component"))</b> <span class=\"soft\">\(HTMLText.escaped(node.words))</span>"
        + Markup.element("ul", below) + "</li>"
    }
    let paths = tree.lookups.map { "<li>\(format.evidence($0))</li>" }
    return """
      <h4>Component tree</h4><ul class="tree">\(tree.roots.map(list).joined())</ul>
      <h4>Paths of the look-ups</h4><ul class="lines">\(paths.joined(separator: "\n"))</ul>
      """
  }

  // MARK: Claims

  private var claims: String {
    guard !pattern.claims.isEmpty else { return "" }
    let groups = pattern.claimGroups.map { group in
      details(
        "\(group.heading): \(group.findings.count)",
        group.findings.map(claim).joined(separator: "\n"))
    }
    return
      "<section class=\"claims\"><h3>Its claims and rules, with verdicts</h3>\n\(groups.joined(separator: "\n"))</section>"
  }

  /// A claim at the place to which links lead; a judged one opens to its
  /// verdict in full and the code behind it.
  private func claim(_ finding: ClaimFinding) -> String {
    let id = HTMLText.escaped(finding.address.anchor)
    let text = [.lead(finding), Span(finding.claim.text), .attribution(finding.claim)]
    let line = format.line(text + composer.reason(of: finding))
    guard finding.isJudged else { return "<p id=\"\(id)\">\(line)</p>" }
    let verdict = ClaimComposer(finding: finding, detail: .page)
    let places = details("Places behind the figures", format.html(Array(verdict.evidence.dropFirst())))
    let inside = format.html(verdict.verdict()) + places
    return "<details id=\"\(id)\"><summary>\(line)</summary>\(inside)</details>"
  }
}
