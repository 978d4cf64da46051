import Catalog
import Examples
import Measures
import Report
import Verdicts

/// The section of a pattern: its card, its structure example by example, its workflow and its claims.
struct PatternPage {
  let pattern: PatternFindings
  let findings: Findings
  let format: HTMLFormat

  private var card: Card { pattern.card }
  private var composer: Composer { Composer(findings: findings, detail: .page) }

  /// The section's inside, with links to the pattern's sequences.
  func html(links: String) -> String {
    let parts = [
      format.html(
        composer.head(of: pattern).dropFirst() + commands + composer.roles(of: pattern, level: 2), depth: 1),
      links,
      findings.examples.compactMap { pattern.code?.code[$0] }.map(structure).joined(separator: "\n"),
      format.html(composer.workflow(of: pattern, level: 3)),
      claims,
      format.html(composer.advice(of: pattern, level: 3)),
      details("Terms of the sources", format.html(composer.terms(of: pattern, level: 4))),
      details("Caveats", format.html(Array(composer.caveats(of: pattern, level: 3).dropFirst()))),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func details(_ title: String, _ inside: String, isOpen: Bool = false) -> String {
    inside.isEmpty
      ? ""
      : "<details\(isOpen ? " open" : "")><summary>\(HTMLText.escaped(title))</summary>\(inside)</details>"
  }

  private var commands: [Block] {
    let commands = [Span].phrases(pattern.commands.map { "swift run \($0)" }, isCode: true)
    let misused =
      card.misusedName.map { [Span("\($0) misused, for reference: not a pattern.", .strong)] } ?? []
    return [.paragraph(misused + ["Run:"] + commands)]
  }

  // MARK: Structure

  private func structure(of code: PatternCode) -> String {
    let shown = findings.largestShared ?? findings.examples.last
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
    return details(
      "Structure of \(code.example)", inside.joined(separator: "\n"), isOpen: shown?.name == code.example)
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
        + (below.isEmpty ? "" : "<ul>\(below)</ul>") + "</li>"
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
    return "<h3>Claims</h3>\n" + format.html(composer.prohibitions(of: pattern, level: 4), depth: 0)
      + pattern.claimGroups.map { group in
        "<h4>\(group.heading)</h4>\n" + group.findings.map(claim).joined(separator: "\n")
      }.joined(separator: "\n")
  }

  /// A claim at the place to which links lead; a judged one opens to its verdict in full and the code behind it.
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
