import Catalog
import CodeGraph
import Examples
import Report
import Traces
import Verdicts

extension PageSection {
  /// A scenario step by step: window, messages and code, as they were recorded.
  static let play = PageSection(
    id: "play",
    title: "Play a scenario",
    view: .play,
    formerIDs: ["sequences"]
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
  private var examples: [Example] {
    content.listings.compactMap(\.first?.example)
  }

  private var cards: [Card] { content.findings.patterns.map(\.card) }

  /// The links from a pattern's section to its sequences; empty without
  /// recordings.
  func links(to pattern: String) -> HTML {
    let own = content.traces.filter { $0.card.id == pattern }
    if own.isEmpty { return .empty }
    return HTML.pieces {
      HTML.h3 { "Sequences" }
      HTML.ul { own.map(link) }
    }
  }

  private func link(to trace: Trace) -> HTML {
    HTML.li {
      HTML.link(
        "\(trace.example.name): \(trace.scenario)",
        to: "#\(PatternSequences.id(of: trace))")
    }
  }

  /// The section; throws if the JSON cannot be written.
  func html() throws(ReportError) -> HTML {
    let windows = examples.flatMap(windowsOfScenarios)
    let played = cards.flatMap(sequences)
    let data = data(of: played, windows: windows)
    let json = try JSONText.of(data, isCompact: true)
    let stage = PlayStage(cards: cards, examples: examples, windows: windows)
    return HTML.lines {
      stage.html
      HTML.p { HTML.textLines(Self.legend) }
      switchToLists
      HTML.div(.id("play-lists")) {
        HTML.block {
          HTMLFormat(terms: [:]).html([TraceComposer.meanings])
          windows.map(\.html)
          HTML.div(.class("sides")) {
            HTML.lines(cards.map { column(of: $0, played) })
          }
        }
      }
      Self.arrowHead
      HTML.json(json, id: PlayData.id)
    }
  }

  private static let legend = """
    The calls between roles, recorded while each program ran: nothing is drawn \
    that did not happen. Calls within a role are left
    out. Equal calls in a row are one message. A message has the file and line \
    of its call, or of the called member if code outside
    the pattern calls it; these are the files that are counted.
    """

  private var switchToLists: HTML {
    HTML.p {
      HTML.pushButton(
        "All messages and windows as lists",
        .id("play-as-lists"),
        .aria("expanded", "false"),
        .aria("controls", "play-lists"))
    }
  }

  /// The head of the arrows that the script draws.
  private static var arrowHead: HTML {
    HTML.svg(.class("defs"), .aria("hidden", "true")) {
      HTML.marker(
        .id("head"),
        HTMLAttribute("viewBox", "0 0 8 8"),
        HTMLAttribute("refX", "8"),
        HTMLAttribute("refY", "4"),
        HTMLAttribute("markerWidth", "8"),
        HTMLAttribute("markerHeight", "8"),
        HTMLAttribute("markerUnits", "userSpaceOnUse"),
        HTMLAttribute("orient", "auto")
      ) {
        HTML.path(HTMLAttribute("d", "M0 0L8 4L0 8Z"))
      }
    }
  }

  // MARK: Scenarios

  /// The windows of all scenarios of an example that were recorded, in the
  /// order of the recordings.
  private func windowsOfScenarios(of example: Example) -> [ScenarioWindows] {
    let own = content.traces.filter { $0.example == example }
    return own.map(\.scenario).distinct().map { scenario in
      ScenarioWindows(
        own.filter { $0.scenario == scenario },
        of: scenario,
        in: example)
    }
  }

  private func data(
    of played: [PlayedSequence],
    windows: [ScenarioWindows]
  ) -> PlayData {
    var data = PlayData(scenarios: windows.map(scenario))
    for one in played {
      let own = windows.first { windows in
        windows.example == one.example
          && windows.scenario == one.sequence.head.scenario
      }
      data.add(one, windows: own, address: lines.address)
    }
    return data
  }

  private func scenario(with windows: ScenarioWindows) -> PlayData.Scenario {
    let traces = content.traces.filter { trace in
      trace.example == windows.example && trace.scenario == windows.scenario
    }
    var sequences: [Card.ID: String] = [:]
    for trace in traces.reversed() {
      sequences[trace.card.id] = PatternSequences.id(of: trace)
    }
    return PlayData.Scenario(
      example: windows.example.id,
      name: windows.scenario,
      windows: windows.id,
      launch: traces.first?.launch.endIndex ?? 0,
      sequences: sequences)
  }

  // MARK: Lists

  /// The sequences of a pattern, example by example.
  private func sequences(of card: Card) -> [PlayedSequence] {
    examples.flatMap { example in
      let traces = content.traces.filter { trace in
        trace.card.id == card.id && trace.example == example
      }
      let sequences = PatternSequences(
        card: card,
        example: example,
        traces: traces)
      return sequences.all.map { sequence in
        PlayedSequence(card: card, example: example, sequence: sequence)
      }
    }
  }

  /// The lists of a pattern.
  private func column(of card: Card, _ played: [PlayedSequence]) -> HTML {
    let traces = content.traces.filter { $0.card.id == card.id }
    let present = traces.flatMap(\.participants)
    let parties = Trace.parties(of: card).filter(present.contains)
    let own = played.filter { $0.card.id == card.id }
    return HTML.div(.class("side"), .data(for: card)) {
      HTML.h3 { card.name }
      HTML.ul(.class("parties")) {
        for party in parties { HTML.li { party } }
      }
      if traces.isEmpty { HTML.p { PlayStage.missing(card) } }
      for one in own {
        SequenceList(sequence: one.sequence, example: one.example).html
      }
    }
  }
}
