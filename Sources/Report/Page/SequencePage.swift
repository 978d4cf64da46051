import Catalog
import Driver
import Examples
import Traces

/// The recorded messages: the inside of the page's section `sequences`.
///
/// The HTML has lists only. The script draws the diagrams from them, so that a diagram cannot differ from its list.
struct SequencePage {
  let content: PageContent

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

  var html: String {
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
      return """
        <div class="side p\(number)"><h4>\(HTMLText.escaped(card.name))</h4><ul class="parties">\(parties.joined())</ul>\
        \(own.isEmpty ? missing : scenarios.indices.map { articles(own, $0) }.joined())</div>
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
      """
  }

  /// A pattern's sequences of an example: each scenario, then the launch once; one with another launch has its own.
  private func articles(_ traces: [Trace], _ place: Int) -> String {
    let own = traces.filter { $0.example == scenarios[place].example }
    guard let first = own.first else { return "" }
    func launch(_ trace: Trace) -> ArraySlice<Trace.Step> {
      trace.steps.prefix(through: trace.steps.firstIndex(where: \.isLaunch) ?? -1)
    }
    let shared = launch(first).filter { !$0.messages.isEmpty }
    // The same messages stand in the page once; a later step refers to the earlier one.
    var earlier: [[Trace.Message]: String] = [:]
    func article(_ trace: Trace, _ name: String, _ steps: [Trace.Step], classes: String = "") -> String {
      let id = Self.id(of: trace, name: name)
      let items = steps.enumerated().map { number, step in
        let head = "<b>\(HTMLText.escaped(step.text))</b>"
        if let same = earlier[step.messages] { return "<li>\(head) <a href=\"#\(same)\">as before</a>" }
        let isLong = step.messages.count > 2
        if isLong { earlier[step.messages] = "\(id)-\(number)" }
        return "<li\(isLong ? " id=\"\(id)-\(number)\"" : "")>\(head)<ol>\(Self.list(step.messages))</ol>"
      }
      let isLaunch = name == Recording.launch
      return """
        <article class="sequence ex ex\(place)\(classes)" id="\(id)"><h5>\(HTMLText.escaped("\(trace.card.name): \(isLaunch ? "the launch before" : name)"))</h5>
        \(isLaunch ? "" : "<p>\(TraceComposer.figures(of: trace))</p>")
        <p class="js"><button type="button" class="previous">Previous</button> <button type="button" class="next">Next</button>
        <output></output></p><ol class="source code"></ol><div class="chart js"></div>
        <details open><summary>As a list</summary><ol class="steps">\(items.joined(separator: "\n"))</ol></details></article>
        """
    }
    let articles = own.map { trace in
      let own = launch(trace)
      let isSame = own.filter { !$0.messages.isEmpty } == shared
      let number = scenarios[place].names.firstIndex(of: trace.scenario) ?? 0
      return article(
        trace, trace.scenario, isSame ? Array(trace.steps[own.endIndex...]) : trace.steps,
        classes: " scenario\(place)-\(number)")
    }
    return articles.joined(separator: "\n") + article(first, Recording.launch, shared)
  }

  /// The messages as list items; the script makes links of the places, which would take as much room as everything else here.
  static func list(_ messages: [Trace.Message]) -> String {
    messages.map { message in
      let call = message.call
      let ends = HTMLText.escaped("\(message.from ?? "start") → \(message.to)")
      let member = HTMLText.escaped(call.member + (call.count > 1 ? " ×\(call.count)" : ""))
      // The line to read: the call's in the pattern, else the definition's.
      let places = [call.place, call.target].compactMap(\.self)
      let line = places.first { $0.file.hasPrefix("Sources/Patterns/") } ?? places.first
      let place = line.map {
        " \($0.file.split(separator: "/").last ?? "")".replacing(".swift", with: "") + ":\($0.line)"
      }
      return "<li>\(ends) <a>\(member)</a>\(HTMLText.escaped(place ?? ""))"
    }.joined()
  }
}
