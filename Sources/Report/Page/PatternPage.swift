import Catalog
import Comparison
import Examples
import Measures

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
      format.html(composer.head(of: pattern).dropFirst() + commands), roles, links,
      findings.examples.compactMap { pattern.code?.code[$0] }.map(structure).joined(separator: "\n"),
      format.html(composer.workflow(of: pattern, level: 3)),
      claims,
      format.html(composer.advice(of: pattern, level: 3)),
      details("Terms of the sources", format.html(composer.terms(of: pattern, level: 4))),
      details("Caveats", caveats),
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

  private var roles: String {
    let items = card.roles.map { role in
      let types = role.types.map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", ")
      return """
        <div><dt>\(HTMLText.escaped(role.name)) <span class="soft">\(role.part.rawValue)</span></dt>\
        <dd>\(HTMLText.prose(role.duty))\(details(counted(role.types.count, "type"), types))</dd></div>
        """
    }
    return "<h3>Roles</h3><dl class=\"roles\">\(items.joined(separator: "\n"))</dl>"
  }

  // MARK: Structure

  private func structure(of code: PatternCode) -> String {
    let shown = findings.largestShared ?? findings.examples.last
    let rest = findings.examples.filter { $0.name == code.example }.flatMap { example in
      composer.structure(of: pattern, in: example).dropFirst(2).joined()
    }
    let inside = [
      RoleDrawing(RoleDiagram(of: code)).html, Self.legend, arrows(of: code),
      "<h4>Dependency matrix</h4>", matrix(of: code), ComponentTree(of: code).map { tree(of: $0) } ?? "",
      details("Cycles, seams, change impact, blind spots", format.html(rest, depth: 2)),
    ]
    return details(
      "Structure of \(code.example)", inside.joined(separator: "\n"), isOpen: shown?.name == code.example)
  }

  private static let legend = """
    <p class="soft">Solid: names concrete types, their number first; dashed: protocols only; ✘ and thick: forbidden; pale: \
    wiring; round: outside the pattern. Numbers are pairs of types.</p>
    """

  private func id(_ from: String, _ to: String, in code: PatternCode) -> String {
    ["arrow", card.id, code.example, from, to].map(HTMLText.slug).joined(separator: "-")
  }

  /// The drawing as a list, with the places of each arrow.
  private func arrows(of code: PatternCode) -> String {
    let found = code.roleArrows.filter { $0.status != .unused }.map { arrow -> String in
      let links = (arrow.concrete + arrow.protocol).map { link in
        (arrow.offending.contains(link) ? format.line([.mark(false), ""]) : "")
          + format.evidence(composer.evidence(of: link, isWrong: false).text)
      }
      let mark = format.line([.mark(arrow.status != .forbidden)])
      let counts = [(arrow.concrete.count, "concrete"), (arrow.protocol.count, "by protocol")]
      let numbers = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
      let text = "\(arrow.from) → \(arrow.to): \(numbers.joined(separator: ", "))"
      let status = arrow.status == .allowed ? "" : ", \(arrow.status.rawValue)"
      return """
        <details><summary>\(mark) \(HTMLText.escaped(text + status))</summary><ul class="lines" \
        id="\(id(arrow.from, arrow.to, in: code))">\(links.map { "<li>\($0)</li>" }.joined())</ul></details>
        """
    }
    let unused = code.roleArrows.filter { $0.status == .unused }.map { "\($0.from) → \($0.to)" }
    let rest = unused.isEmpty ? "" : "Allowed, not found: \(listed(unused)). "
    return "<h4>Arrows</h4><div class=\"arrows\">\(found.joined(separator: "\n"))</div>"
      + "<p>\(HTMLText.escaped(rest))Any other reference between roles is forbidden.</p>"
  }

  /// Rows name columns; a cell leads to the places, or says whether the card allows the reference.
  private func matrix(of code: PatternCode) -> String {
    let arrows = Dictionary(uniqueKeysWithValues: code.roleArrows.map { ([$0.from, $0.to], $0) })
    let roles = code.roles.map(\.name)
    let around = Surrounding.allCases.map(\.rawValue).filter { name in
      arrows.values.contains { $0.to == name }
    }
    let heads = (roles + around + ["Ca", "Ce"]).map {
      "<th scope=\"col\"><span>\(format.label([Span($0)]))</span></th>"
    }
    let rows = zip(zip(roles, code.roleMatrix), code.roleCouplings).map { row, coupling in
      let cells = (roles + around).enumerated().map { column, to -> String in
        if row.0 == to { return "<td class=\"own\">(\(row.1[column]))</td>" }
        guard let arrow = arrows[[row.0, to]] else {
          return "<td class=\"never\">·</td>"
        }
        let count = arrow.concrete.count + arrow.protocol.count
        if arrow.status == .unused { return "<td>–</td>" }
        let text = "\(arrow.status == .forbidden ? "✘ " : "")\(count)\(arrow.concrete.isEmpty ? "⇢" : "")"
        let tone = arrow.status == .forbidden ? " class=\"bad\"" : ""
        return "<td><a\(tone) href=\"#\(id(row.0, to, in: code))\">\(text)</a></td>"
      }
      return "<tr><th scope=\"row\">\(HTMLText.escaped(row.0))</th>\(cells.joined())"
        + "<td>\(coupling.afferent)</td><td>\(coupling.efferent)</td></tr>"
    }
    return """
      <div class="scroll" tabindex="0"><table class="matrix"><thead><tr><th scope="col">names ↓ named →</th>\
      \(heads.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      <p class="soft">Pairs of types; a number leads to its places. ⇢ by protocol only; in brackets within the role; \
      – allowed, not found; · forbidden, not found.</p>
      """
  }

  private func tree(of tree: ComponentTree) -> String {
    func list(_ node: ComponentTree.Node) -> String {
      let below = node.children.map(list).joined(separator: "\n")
      return
        "<li><b>\(HTMLText.escaped(node.component))</b> <span class=\"soft\">\(HTMLText.escaped(node.words))</span>"
        + (below.isEmpty ? "" : "<ul>\(below)</ul>") + "</li>"
    }
    let paths = tree.lookups.map { "<li>\(format.evidence($0.text))</li>" }
    return """
      <h4>Component tree</h4><ul class="tree">\(tree.roots.map(list).joined())</ul>
      <h4>Paths of the look-ups</h4><ul class="lines">\(paths.joined(separator: "\n"))</ul>
      """
  }

  // MARK: Claims

  private var claims: String {
    guard !pattern.claims.isEmpty else { return "" }
    let rules = pattern.claims.filter { $0.claim.kind == .rule }
    let sides = Claim.Side.allCases.map { ($0.heading, pattern.claims($0)) }
    return "<h3>Claims</h3>\n"
      + ([("Rules", rules)] + sides).filter { !$0.1.isEmpty }.map { heading, findings in
        "<h4>\(heading)</h4>\n" + findings.map(claim).joined(separator: "\n")
      }.joined(separator: "\n")
  }

  private func claim(_ finding: ClaimFinding) -> String {
    let claim = finding.claim
    let figures = finding.verdict == nil ? [] : [Span("– \(finding.judgement.figures)", .faint)]
    let summary =
      [Span.label(finding, isFull: true), Span(claim.text), .attribution(claim, hasID: false)] + figures
    let document = ClaimComposer(finding: finding, detail: .page).document
    return """
      <details id="claim-\(HTMLText.slug(claim.id))"><summary>\(format.line(summary))</summary>\
      \(format.html(Array(document.sections.joined()), depth: 2))</details>
      """
  }

  private var caveats: String {
    let items = card.caveats.map { caveat in
      let test = caveat.test.map { " <span class=\"soft\">(shown by: \(HTMLText.escaped($0)))</span>" } ?? ""
      return "<li id=\"caveat-\(card.id)-\(caveat.number)\">\(HTMLText.prose(caveat.text))\(test)</li>"
    }
    return items.isEmpty ? "" : "<ol>\(items.joined(separator: "\n"))</ol>"
  }
}
