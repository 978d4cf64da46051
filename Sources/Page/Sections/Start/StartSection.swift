import Catalog
import Examples
import Measures
import Report

extension PageSection {
  /// The compared patterns at a glance: a short piece of what each view has in
  /// whole.
  static let start = PageSection(
    id: "start",
    title: "Two patterns at a glance",
    view: .start
  ) { context throws(ReportError) in
    try StartSection(context: context).html()
  }
}

/// The inside of the section at the start, with the pieces of all patterns and
/// examples.
private struct StartSection {
  private let content: PageContent
  private let rows: StartRows

  init(context: SectionContext) {
    content = context.content
    rows = StartRows(context: context)
  }

  func html() throws(ReportError) -> HTML {
    let examples = content.findings.examples
    let tests = try examples.map { example throws(ReportError) in
      try TestPiece(example: example, content: content, rows: rows).html()
    }
    let messages = try examples.map { example throws(ReportError) in
      try MessagePiece(example: example, content: content, rows: rows).html()
    }
    return HTML.lines {
      HTML.p { Self.introduction }
      examples.map(window)
      roles
      examples.map(code)
      tests
      messages
      examples.map(changes)
    }
  }

  private static let introduction = """
    The same small program, written once in each pattern. Choose two patterns \
    above; each piece leads to all of it.
    """

  private func window(in example: Example) -> HTML {
    WindowPiece(example: example, content: content, rows: rows).html
  }

  private func code(in example: Example) -> HTML {
    CodePiece(example: example, content: content, rows: rows).html
  }

  private var roles: HTML {
    rows.row("Roles") { card in
      let diagram = RoleDiagram(of: card)
      return HTML.lines {
        HTML.p { HTML.prose(card.summary) }
        RoleDrawing(diagram, on: RoleGrid(diagram)).html
        HTML.p {
          HTML.a(.href(id: "pattern-\(card.id)")) { "All about \(card.name)" }
        }
      }
    }
  }

  /// What each change request of an example edits.
  private func changes(in example: Example) -> HTML {
    let cells = content.ledger.firstVersions(in: example.name)
    guard !cells.isEmpty else { return .empty }
    return rows.row("What a change costs", of: example) { card in
      HTML.pieces {
        CostList(cells: cells.filter { $0.card.id == card.id }).html
        HTML.p {
          HTML.link(to: .changes) { "All changes, with their code" }
        }
      }
    }
  }
}
