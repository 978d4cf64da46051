import Catalog
import CodeGraph
import Examples
import Report
import Traces

extension PageSection {
  /// A scenario step by step: window, messages and code, as they were recorded.
  static let play = PageSection(
    id: "play", title: "Play a scenario", view: .play, formerIDs: ["sequences"]
  ) { context throws(ReportError) in
    try PlaySection(content: context.content, lines: context.lines).html()
  }
}

/// The inside of the section of recorded messages.
///
/// It holds lists, the same messages as JSON, and the elements of the player,
/// which the script fills.
struct PlaySection {
  let content: PageContent
  /// The ids of the lines of code that the page shows.
  let lines: LineAddresses

  /// The examples, in the order of the page.
  private var examples: [Example] { content.listings.compactMap(\.first?.example) }

  private var cards: [Card] { content.findings.patterns.map(\.card) }

  /// The links from a pattern's section to its sequences;
  /// empty without recordings.
  func links(to pattern: String) -> String {
    let links = content.traces.filter { $0.card.id == pattern }.map { trace in
      "<li>" + HTMLText.link("\(trace.example.name): \(trace.scenario)", to: "#\(Self.id(of: trace))")
    }
    if links.isEmpty { return "" }
    return "<h3>Sequences</h3><ul>\(links.joined())</ul>"
  }

  private static func id(of trace: Trace, name: String? = nil) -> String {
    "sequence-\(trace.card.id)-\(trace.example.id)-\(HTMLText.slug(name ?? trace.scenario))"
  }

  /// The section; throws if the JSON cannot be written.
  func html() throws(ReportError) -> String {
    let windows = examples.flatMap(windowsOfScenarios)
    var data = PlayData(scenarios: windows.map(scenario))
    let columns = cards.map { column(of: $0, windows: windows, data: &data) }
    let stage = PlayStage(cards: cards, examples: examples, windows: windows)
    return """
      \(stage.html)
      <p>The calls between roles, recorded while each program ran: nothing is drawn that did not happen. Calls within a role are left
      out. Equal calls in a row are one message. A message has the file and line of its call, or of the called member if code outside
      the pattern calls it; these are the files that are counted.</p>
      <p class="js"><button type="button" id="play-as-lists" aria-expanded="false" aria-controls="play-lists">All messages and \
      windows as lists</button></p>
      <div id="play-lists">
      \(HTMLFormat(terms: [:]).html([TraceComposer.meanings]))
      \(windows.map(\.html).joined(separator: "\n"))
      <div class="sides">\(columns.joined(separator: "\n"))</div>
      </div>
      <svg class="defs" aria-hidden="true"><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></svg>
      \(PageFormat.element(try JSONText.of(data, isCompact: true), id: PlayData.id))
      """
  }

  // MARK: Scenarios

  /// The windows of all scenarios of an example that were recorded, in the
  /// order of the recordings.
  private func windowsOfScenarios(of example: Example) -> [ScenarioWindows] {
    let own = content.traces.filter { $0.example == example }
    return own.map(\.scenario).distinct().map { scenario in
      ScenarioWindows(own.filter { $0.scenario == scenario }, of: scenario, in: example)
    }
  }

  private func scenario(with windows: ScenarioWindows) -> PlayData.Scenario {
    let traces = content.traces.filter { $0.example == windows.example && $0.scenario == windows.scenario }
    let ids = traces.map { ($0.card.id, Self.id(of: $0)) }
    return PlayData.Scenario(
      example: windows.example.id, name: windows.scenario, windows: windows.id,
      launch: traces.first.map { Self.launch(of: $0).endIndex } ?? 0,
      sequences: Dictionary(ids) { first, _ in first })
  }

  // MARK: Lists

  /// The lists of a pattern; adds their JSON.
  private func column(of card: Card, windows: [ScenarioWindows], data: inout PlayData) -> String {
    let own = content.traces.filter { $0.card.id == card.id }
    let present = own.flatMap(\.participants)
    let parties = Trace.parties(of: card).filter(present.contains).map { "<li>\(HTMLText.escaped($0))" }
    var lists = Markup.optional("<p>\(PlayStage.missing(card))</p>", if: own.isEmpty)
    for example in examples {
      for sequence in sequences(own, of: example) {
        let windows = windows.first { $0.example == example && $0.scenario == sequence.scenario }
        data.sequences[sequence.id] = SequenceData(
          sequence, of: card, windows: windows, addingTo: &data.messages, address: lines.address(of:))
        lists += SequenceList(sequence: sequence, example: example).html
      }
    }
    return """
      <div class="side" data-for="\(card.id)"><h3>\(HTMLText.escaped(card.name))</h3><ul class="parties">\(parties.joined())</ul>\
      \(lists)</div>
      """
  }

  /// A pattern's sequences of an example: the launch that most scenarios
  /// share, then each scenario.
  private func sequences(_ traces: [Trace], of example: Example) -> [PageSequence] {
    let own = traces.filter { $0.example == example }
    guard let first = own.first else { return [] }
    let shared = Self.launch(of: first)
    // The same messages stand in the page once; a later step
    // refers to the earlier one.
    var earlier: [[Trace.Message]: String] = [:]
    let launch = PageSequence(
      id: Self.id(of: first, name: Recording.launch), title: "\(first.card.name): the launch before",
      figures: nil, scenario: nil, steps: Array(shared),
      countingIDsFrom: shared.firstIndex { !$0.messages.isEmpty } ?? 0, earlier: &earlier)
    let scenarios = own.map { trace in
      let launch = Self.launch(of: trace)
      let isShared = Self.isSame(launch, shared)
      return PageSequence(
        id: Self.id(of: trace), title: "\(trace.card.name): \(trace.scenario)",
        figures: TraceComposer.figures(of: trace), scenario: trace.scenario, steps: trace.steps,
        countingIDsFrom: isShared ? launch.endIndex : 0, earlier: &earlier)
    }
    return [launch] + scenarios
  }

  private static func launch(of trace: Trace) -> ArraySlice<Trace.Step> {
    trace.steps.prefix(through: trace.steps.firstIndex(where: \.isLaunch) ?? -1)
  }

  /// Whether those of the steps that have messages have the same ones.
  private static func isSame(_ steps: ArraySlice<Trace.Step>, _ others: ArraySlice<Trace.Step>) -> Bool {
    let sending = steps.filter { !$0.messages.isEmpty }
    return sending.elementsEqual(others.filter { !$0.messages.isEmpty }) {
      $0.text == $1.text && $0.messages == $1.messages
    }
  }
}
