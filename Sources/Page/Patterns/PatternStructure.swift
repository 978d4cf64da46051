import Catalog
import Measures
import Report
import Verdicts

/// The structure of a pattern's code in an example: types, references, and how
/// components find each other.
struct PatternStructure {
  let pattern: PatternFindings
  let code: PatternCode
  let findings: Findings
  let composer: Composer
  let format: HTMLFormat

  var html: HTML {
    HTML.folded("Structure of \(code.example)") {
      HTML.lines {
        format.html(composer.types(of: code), depth: 1)
        RoleDrawing(RoleDiagram(of: code)).html
        HTML.soft(Self.legend)
        arrows
        matrix
        tree
        rest
      }
    }
  }

  private static let legend = """
    Solid: names concrete types, their number first; dashed: protocols only; \
    ✘ and thick: forbidden; pale: wiring; round: outside the pattern. Numbers \
    are pairs of types. Arrows that are not on the card are forbidden.
    """

  // MARK: References

  /// The beginning of the ids of arrows.
  private var prefix: String { "arrow-\(pattern.card.id)-\(code.example)-" }

  private var arrows: HTML {
    HTML.div(.class("arrows")) {
      format.html(composer.arrows(of: code), depth: 1, prefix: prefix)
    }
  }

  /// The table of roles, whose cells lead to the arrows.
  private var matrix: HTML {
    let blocks = composer.matrix(of: code) { from, to in
      "#\(HTMLText.slug("\(prefix)\(from) → \(to)"))"
    }
    return format.html(blocks, depth: 1)
  }

  private var rest: HTML? {
    let examples = findings.examples.filter { example in
      example.name == code.example
    }
    let blocks = examples.flatMap { example in
      // The first two sections, the overview and the arrows, stand above.
      composer.structure(of: pattern, in: example).dropFirst(2).joined()
    }
    if blocks.isEmpty { return nil }
    return HTML.folded("Cycles, seams, change impact, blind spots") {
      format.html(blocks, depth: 2)
    }
  }

  // MARK: Components

  private var tree: HTML {
    guard let tree = ComponentTree(of: code) else { return .empty }
    let lookUps = tree.lookups.map { lookUp in
      HTML.li.closed { format.evidence(lookUp) }
    }
    return HTML.lines {
      HTML.pieces {
        HTML.h4 { "Component tree" }
        HTML.ul(.class("tree")) { tree.roots.map(item) }
      }
      HTML.pieces {
        HTML.h4 { "Paths of the look-ups" }
        HTML.ul(.class("lines")) { HTML.lines(lookUps) }
      }
    }
  }

  /// A component with those below it.
  private func item(of node: ComponentTree.Node) -> HTML {
    HTML.li.closed {
      HTML.b { node.component ?? "no component" }
      " "
      HTML.span(.class("soft")) { node.words }
      HTML.ul.ifAny { HTML.lines(node.children.map(item)) }
    }
  }
}
