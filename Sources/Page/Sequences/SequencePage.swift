import Catalog
import CodeGraph
import Examples
import Report
import Traces

/// The recorded messages: the inside of the page's section `sequences`.
///
/// It holds lists, and the same messages as JSON, from which the script makes the drawings.
struct SequencePage: Sendable {
  let content: PageContent
  /// The id of the element that shows a line of code; nil if the page does not show it.
  var id: @Sendable (Place) -> String? = { _ in nil }

  /// The id of the element with the JSON.
  static let dataID = "sequence-data"

  /// The examples with their scenarios, in the order of the recordings.
  var scenarios: [(example: Example, names: [String])] {
    content.listings.compactMap(\.first?.example).map { example in
      (example, content.traces.filter { $0.example == example }.map(\.scenario).distinct())
    }
  }

  /// The links from a pattern's section to its sequences; empty without recordings.
  func links(to pattern: String) -> String {
    let links = content.traces.filter { $0.card.id == pattern }.map { trace in
      "<li>" + HTMLText.link("\(trace.example.name): \(trace.scenario)", to: "#\(Self.id(of: trace))")
    }
    return links.isEmpty ? "" : "<h3>Sequences</h3><ul>\(links.joined())</ul>"
  }

  private static func id(of trace: Trace, name: String? = nil) -> String {
    "sequence-\(trace.card.id)-\(trace.example.id)-\(HTMLText.slug(name ?? trace.scenario))"
  }

  /// The section; throws if the JSON cannot be written.
  func html() throws(ReportError) -> String {
    var data: [String: SequenceData] = [:]
    let cards = content.findings.patterns.map(\.card)
    let picks = scenarios.enumerated().map { place, entry in
      let radios = entry.names.enumerated().map { number, name in
        """
        <label><input type="radio" name="scenario\(place)" id="pick-scenario\(place)-\(number)"\
        \(number == 0 ? " checked" : "")> \(HTMLText.escaped(name))</label>
        """
      }
      return
        "<fieldset class=\"ex ex\(place)\"><legend>Scenario</legend>\(radios.joined(separator: " "))</fieldset>"
    }
    let columns = cards.enumerated().map { number, card in
      let own = content.traces.filter { $0.card.id == card.id }
      let present = own.flatMap(\.participants)
      let parties = Trace.parties(of: card).filter(present.contains).map { "<li>\(HTMLText.escaped($0))" }
      let missing =
        "<p>No recording of the present code. <code>swift run compare trace --record \(HTMLText.escaped(card.id))</code> makes it.</p>"
      let articles = scenarios.indices.map { place in
        let sequences = sequences(own, place)
        for sequence in sequences { data[sequence.id] = SequenceData(sequence, of: card, lineID: id) }
        return sequences.map { article($0, place) }.joined(separator: "\n")
      }
      return """
        <div class="side p\(number)"><h4>\(HTMLText.escaped(card.name))</h4><ul class="parties">\(parties.joined())</ul>\
        \(own.isEmpty ? missing : articles.joined())</div>
        """
    }
    return """
      <p>The calls between roles, recorded while each program ran: nothing is drawn that did not happen. Calls within a role are left
      out. A message is followed by the file and line of its call, or of the called member if code outside the pattern calls it.</p>
      \(HTMLFormat(terms: [:]).html([TraceComposer.meanings]))
      <form class="pick">\(picks.joined(separator: "\n"))</form>
      <svg class="defs" aria-hidden="true"><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></svg>
      <div class="sides">\(columns.joined(separator: "\n"))</div>
      \(PageFormat.element(try JSONText.of(data, isCompact: true), id: Self.dataID))
      """
  }

  /// A pattern's sequences of an example: each scenario, then the launch once; one with another launch has its own.
  private func sequences(_ traces: [Trace], _ place: Int) -> [PageSequence] {
    let own = traces.filter { $0.example == scenarios[place].example }
    guard let first = own.first else { return [] }
    let shared = Self.launch(of: first).filter { !$0.messages.isEmpty }
    // The same messages stand in the page once; a later step refers to the earlier one.
    var earlier: [[Trace.Message]: String] = [:]
    var sequences = own.map { trace in
      let launch = Self.launch(of: trace)
      let isShared = Self.isSame(launch.filter { !$0.messages.isEmpty }, shared)
      let number = scenarios[place].names.firstIndex(of: trace.scenario) ?? 0
      return PageSequence(
        id: Self.id(of: trace), title: "\(trace.card.name): \(trace.scenario)",
        figures: TraceComposer.figures(of: trace), classes: " scenario\(place)-\(number)",
        steps: isShared ? Array(trace.steps[launch.endIndex...]) : trace.steps, earlier: &earlier)
    }
    sequences.append(
      PageSequence(
        id: Self.id(of: first, name: Recording.launch), title: "\(first.card.name): the launch before",
        figures: nil, classes: "", steps: shared, earlier: &earlier))
    return sequences
  }

  private static func launch(of trace: Trace) -> ArraySlice<Trace.Step> {
    trace.steps.prefix(through: trace.steps.firstIndex(where: \.isLaunch) ?? -1)
  }

  /// Whether steps have the same texts and messages; their windows may differ.
  private static func isSame(_ steps: [Trace.Step], _ others: [Trace.Step]) -> Bool {
    steps.elementsEqual(others) { $0.text == $1.text && $0.messages == $1.messages }
  }

  private func article(_ sequence: PageSequence, _ place: Int) -> String {
    let items = sequence.steps.map { step in
      let head = "<b>\(HTMLText.escaped(step.text))</b>"
      switch step.content {
      case .same(let other): return "<li>\(head) <a href=\"#\(other)\">as before</a>"
      case .messages(let messages):
        let id = step.id.map { " id=\"\($0)\"" } ?? ""
        return "<li\(id)>\(head)<ol>\(Self.list(messages))</ol>"
      }
    }
    return """
      <article class="sequence ex ex\(place)\(sequence.classes)" id="\(sequence.id)"><h5>\(HTMLText.escaped(sequence.title))</h5>
      \(sequence.figures.map { "<p>\($0)</p>" } ?? "")
      <p class="js"><button type="button" class="previous">Previous</button> <button type="button" class="next">Next</button>
      <output></output></p><ol class="source code"></ol><div class="chart js"></div>
      <details open><summary>As a list</summary><ol class="steps">\(items.joined(separator: "\n"))</ol></details></article>
      """
  }

  /// The messages as list items; the script makes links of the places, which would take as much room as everything else here.
  private static func list(_ messages: [Trace.Message]) -> String {
    messages.map { message in
      let ends = HTMLText.escaped("\(message.from ?? "start") → \(message.to)")
      let place = message.placeToRead.map {
        " \($0.file.split(separator: "/").last ?? "")".replacing(".swift", with: "") + ":\($0.line)"
      }
      return "<li>\(ends) <a>\(HTMLText.escaped(message.label))</a>\(HTMLText.escaped(place ?? ""))"
    }.joined()
  }
}

extension Trace.Message {
  /// The member and the number of calls.
  var label: String { call.count > 1 ? "\(call.member) ×\(call.count)" : call.member.description }

  /// The line to read: the call's in the pattern, else the definition's.
  var placeToRead: Place? {
    let places = [call.place, call.target].compactMap(\.self)
    return places.first { $0.file.hasPrefix("Sources/Patterns/") } ?? places.first
  }
}
