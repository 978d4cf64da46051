import Catalog
import Examples
import Measures
import Report
import Traces
import Verdicts

extension PageSection {
  /// The compared patterns at a glance: a short piece of what
  /// each view has in whole.
  static let start = PageSection(id: "start", title: "Two patterns at a glance", view: .start) {
    context throws(ReportError) in
    try StartSection(context: context).html()
  }
}

/// The inside of the section at the start.
///
/// It has the pieces of all patterns and examples. Without scripts only those
/// of the patterns that are compared at first are shown: the sections below
/// have all of them in whole.
private struct StartSection {
  private let context: SectionContext
  private let content: PageContent
  private let initial: InitialComparison
  private let columns: PatternColumns
  /// The most lines of code, and the most messages, of a piece.
  private static let most = 24

  init(context: SectionContext) {
    self.context = context
    content = context.content
    initial = InitialComparison(of: content)
    columns = PatternColumns(cards: context.cards, withoutScripts: initial.patterns)
  }

  func html() throws(ReportError) -> String {
    let examples = content.findings.examples
    return """
      <p>The same small program, written once in each pattern. Choose two patterns above; each piece leads to all of it.</p>
      \(examples.map(window).joined(separator: "\n"))
      \(roles)
      \(examples.map(code).joined(separator: "\n"))
      \(try examples.map(test).joined(separator: "\n"))
      \(try examples.map(messages).joined(separator: "\n"))
      \(examples.map(changes).joined(separator: "\n"))
      """
  }

  // MARK: Rows

  /// The window after the step whose messages stand below: once, if
  /// all patterns look alike.
  private func window(in example: Example) -> String {
    guard let moment = moment(in: example) else { return "" }
    let windows = steps(at: moment, in: example).compactMap(\.window).distinct()
    let title = "The window after: \(moment.step)"
    guard windows.count == 1 else {
      return row(title, of: example) { card in
        step(of: card, at: moment, in: example)?.window.map(ScenarioWindows.frame) ?? "<p>none</p>"
      }
    }
    let script = Markup.optional(" js", if: example != initial.example)
    return """
      <section class="row\(script)" data-example="\(example.id)"><h3>\(HTMLText.escaped(title))</h3>
      <div class="window" tabindex="0">\(ScenarioWindows.frame(windows[0]))</div></section>
      """
  }

  private var roles: String {
    columns.row("Roles") { card in
      let diagram = RoleDiagram(of: card)
      return """
        <p>\(HTMLText.prose(card.summary))</p>
        \(RoleDrawing(diagram, on: RoleGrid(diagram)).html)
        <p><a href="#pattern-\(card.id)">All about \(HTMLText.escaped(card.name))</a></p>
        """
    }
  }

  /// The first file of logic, or of the first part that has any.
  private func code(in example: Example) -> String {
    let listings = content.listings.joined().filter { $0.example == example }
    guard !listings.isEmpty else { return "" }
    return row("Where it is decided", of: example) { card in
      let sections = listings.first { $0.card.id == card.id }?.sections ?? []
      let own =
        sections.first { $0.part == .logic && !$0.files.isEmpty } ?? sections.first { !$0.files.isEmpty }
      guard let file = own?.files.first(where: { $0.lines.count > 12 }) ?? own?.files.first else {
        return "<p>none"
      }
      return """
        <p class="path">\(HTMLText.escaped(file.type)).swift, \(file.lines.count) lines</p>
        \(code(Array(file.lines.drop { $0.hasPrefix("import ") || $0.isEmpty })))
        <p>\(link(to: .code, "All code"))</p>
        """
    }
  }

  /// The first test that all patterns have.
  private func test(in example: Example) throws(ReportError) -> String {
    guard let comparison = content.tests.first(where: { $0.example == example }) else { return "" }
    let name = comparison.names.first { name in !comparison.tests(named: name).contains { $0 == nil } }
    guard let name = name ?? comparison.names.first else { return "" }
    let link = try link(to: .tests, "All tests", choices: ["test": name])
    return row("A test: \(name)", of: example) { card in
      let own = comparison.patterns.first { $0.pattern == card.id }?.tests.first { $0.name == name }
      return "\(own.map { code($0.test.lines) } ?? "<p>none")<p>\(link)</p>"
    }
  }

  /// The messages of the first step that causes any after the launch.
  private func messages(in example: Example) throws(ReportError) -> String {
    guard let moment = moment(in: example) else { return "" }
    let link = try link(to: .play, "Play it", choices: ["scenario": moment.scenario])
    return row("Messages: \(moment.step)", of: example) { card in
      guard let own = step(of: card, at: moment, in: example) else { return "<p>none</p>" }
      let items = own.messages.prefix(Self.most).map { message in
        "<li>\(HTMLText.escaped("\(message.from ?? "start") → \(message.to)")) <code>\(HTMLText.escaped(message.label))</code>"
      }
      let rest = own.messages.count - items.count
      return """
        <ol>\(items.joined(separator: "\n"))</ol>\(rest > 0 ? "<p>and \(rest) more</p>" : "")
        <p>\(link)</p>
        """
    }
  }

  /// A step of a scenario, by their names.
  private struct Moment {
    let scenario: String
    let step: String
  }

  /// The first step that causes messages after the launch;
  /// nil without recordings.
  private func moment(in example: Example) -> Moment? {
    guard let trace = content.traces.first(where: { $0.example == example }) else { return nil }
    let steps = trace.steps.drop { !$0.isLaunch }
    let step = steps.first { !$0.isLaunch && !$0.messages.isEmpty }
    return step.map { Moment(scenario: trace.scenario, step: $0.text) }
  }

  /// The step as each pattern does it.
  private func steps(at moment: Moment, in example: Example) -> [Trace.Step] {
    context.cards.compactMap { step(of: $0, at: moment, in: example) }
  }

  private func step(of card: Card, at moment: Moment, in example: Example) -> Trace.Step? {
    let traces = content.traces.filter { $0.card.id == card.id && $0.example == example }
    return traces.first { $0.scenario == moment.scenario }?.steps.first { $0.text == moment.step }
  }

  /// What each change request of an example edits.
  private func changes(in example: Example) -> String {
    let cells = content.ledger.cells.filter { $0.request.example == example.name && $0.version == .first }
    guard !cells.isEmpty else { return "" }
    return row("What a change costs", of: example) { card in
      let items = cells.filter { $0.card.id == card.id }.map { cell in
        let figures = OverviewFigure.all.map { $0.words(of: cell) }.joined(separator: ", ")
        let address = CellColumn.id(of: cell.request.id, in: card)
        return "<li>\(HTMLText.escaped(cell.request.summary)) <a href=\"#\(address)\">\(figures)</a>"
      }
      return
        "<ul>\(items.joined(separator: "\n"))</ul><p>\(link(to: .changes, "All changes, with their code"))</p>"
    }
  }

  // MARK: Pieces

  /// A row of an example.
  private func row(_ title: String, of example: Example, column: (Card) -> String) -> String {
    columns.row(title, example: example.id, needsScript: example != initial.example, column: column)
  }

  private func code(_ lines: [String]) -> String {
    let shown = lines.prefix(Self.most).map { "<li>\(HTMLText.escapedContent($0))" }
    let rest = lines.count - shown.count
    return "<ol class=\"code piece\">\(shown.joined())</ol>\(rest > 0 ? "<p>and \(rest) more lines</p>" : "")"
  }

  private func link(to view: PageView, _ text: String) -> String {
    "<a href=\"#\(view)\" data-to=\"\(view)\">\(text)</a>"
  }

  /// A link to a view that makes choices in it, by their names in the address.
  private func link(
    to view: PageView, _ text: String, choices: [String: String]
  ) throws(ReportError) -> String {
    let json = HTMLText.escaped(try JSONText.of(choices, isCompact: true))
    return "<a href=\"#\(view)\" data-to=\"\(view)\" data-choices=\"\(json)\">\(text)</a>"
  }
}
