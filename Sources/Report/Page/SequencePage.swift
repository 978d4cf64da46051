import Catalog
import Examples
import Tracing

/// The recorded messages: the inside of the page's section `sequences`.
///
/// It holds lists only; the script draws them, so that no drawing can say anything else than its list.
struct SequencePage {
  let content: PageContent
  /// The command that makes recordings.
  static let command = "swift run compare trace --record"

  /// The examples with their scenarios, in the order of the recordings.
  var scenarios: [(example: Example, names: [String])] {
    content.listings.compactMap(\.first?.example).map { example in
      (example, content.traces.filter { $0.example == example }.map(\.scenario).distinct())
    }
  }

  private static func id(_ trace: Trace, _ name: String) -> String {
    "sequence-\(trace.card.id)-\(trace.example.id)-\(HTMLText.slug(name))"
  }

  /// The links from a pattern's section to its sequences; empty without recordings.
  func links(to pattern: String) -> String {
    let links = content.traces.filter { $0.card.id == pattern }.map { trace in
      let name = "\(trace.example.name): \(trace.scenario)"
      return "<li><a href=\"#\(Self.id(trace, trace.scenario))\">\(HTMLText.escaped(name))</a></li>"
    }
    return links.isEmpty ? "" : "<ul>\(links.joined())</ul>"
  }

  var html: String {
    guard !content.traces.isEmpty else {
      return "<p>There are no recordings of the present code. <code>\(Self.command)</code> makes them.</p>"
    }
    let code = SideBySidePage(content: content)
    let cards = content.findings.patterns.map(\.card)
    let labels = cards.enumerated().map { number, card in
      "<label for=\"pick-pattern\(number)\">\(HTMLText.escaped(card.name))</label>"
    }
    let examples = scenarios.enumerated().map {
      "<label for=\"pick-example\($0)\">\(HTMLText.escaped($1.example.name))</label>"
    }
    let picks = scenarios.enumerated().map { place, entry in
      let radios = entry.names.enumerated().map { number, name in
        """
        <label><input type="radio" name="scenario\(place)" id="pick-scenario\(place)-\(number)"\
        \(number == 0 ? " checked" : "")> \(HTMLText.escaped(name))</label>
        """
      }
      return "<fieldset class=\"ex ex\(place)\"><legend>Scenario</legend>\(radios.joined())</fieldset>"
    }
    let columns = cards.enumerated().map { number, card in
      let own = content.traces.filter { $0.card.id == card.id }
      let missing =
        "<p>No recording of the present code. <code>\(Self.command) \(HTMLText.escaped(card.id))</code> makes it.</p>"
      return """
        <div class="side p\(number)"><h4>\(HTMLText.escaped(card.name))</h4>\
        \(own.isEmpty ? missing : scenarios.indices.map { articles(own, $0, code) }.joined())</div>
        """
    }
    return """
      <p>The calls between roles, recorded while each program ran: nothing is drawn that did not happen. Calls within a role are left
      out. A link leads to the line that calls, or is called where the caller's line is unknown.</p>
      <form class="pick"><p>Example: \(examples.joined())</p><p>Patterns: \(labels.joined())</p>
      \(picks.joined(separator: "\n"))</form>
      <svg class="defs" aria-hidden="true"><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></svg>
      <div class="sides">\(columns.joined(separator: "\n"))</div>
      """
  }

  /// A pattern's sequences of an example: the launch once, then each scenario; one with another launch has its own.
  private func articles(_ traces: [Trace], _ place: Int, _ code: SideBySidePage) -> String {
    let own = traces.filter { $0.example == scenarios[place].example }
    guard let first = own.first else { return "" }
    let launch = first.steps.prefix(while: \.isLaunch)
    let articles = own.map { trace in
      let isSame = trace.steps.prefix(while: \.isLaunch) == launch
      let number = scenarios[place].names.firstIndex(of: trace.scenario) ?? 0
      return article(
        trace, trace.scenario, isSame ? Array(trace.steps.dropFirst(launch.count)) : trace.steps, code,
        classes: "ex ex\(place) scenario\(place)-\(number)")
    }
    let shared = article(first, "launch", Array(launch), code, classes: "ex ex\(place)")
    return articles.joined(separator: "\n") + shared
  }

  private func article(
    _ trace: Trace, _ name: String, _ steps: [Trace.Step], _ code: SideBySidePage, classes: String
  ) -> String {
    let isLaunch = name == "launch"
    let present = Set(steps.flatMap(\.messages).flatMap { [$0.from, $0.to] })
    let parties = trace.participants.filter(present.contains).map { "<li>\(HTMLText.escaped($0))" }
    let items = steps.map { step in
      "<li><b>\(HTMLText.escaped(step.text))</b><ol>\(messages(step.messages, code))</ol>"
    }
    let hops =
      trace.hopsToDisplay.map { ", at most \(counted($0, "message")) from a step to the display" } ?? ""
    let figures = """
      <p>After the launch: \(counted(trace.messageCount, "message"))\(hops), \(counted(trace.rolesTouched.count, "role")), \
      \(counted(trace.filesToFollow.count, "file")) to read.</p>
      """
    return """
      <article class="sequence \(classes)" id="\(Self.id(trace, name))">
      <h5>\(HTMLText.escaped(isLaunch ? "The launch before" : name))</h5>\(isLaunch ? "" : figures)
      <p class="js"><button type="button" class="previous">Previous</button> <button type="button" class="next">Next</button>
      <output></output></p><ol class="source code"></ol><div class="chart js"></div>
      <details open><summary>As a list</summary><ul class="parties">\(parties.joined())</ul>
      <ol class="steps">\(items.joined(separator: "\n"))</ol></details></article>
      """
  }

  /// The messages as list items; those in a row between the same participants share one.
  private func messages(_ messages: [Trace.Message], _ code: SideBySidePage) -> String {
    var (html, last) = ("", "")
    for message in messages {
      let ends = [message.from ?? "start", message.to].map(HTMLText.escaped).joined(separator: " → ")
      html += ends == last ? ", " : "<li>\(ends) "
      last = ends
      let call = message.call
      let text = HTMLText.escaped(call.member + (call.count > 1 ? " ×\(call.count)" : ""))
      let target = call.place.flatMap(code.id) ?? call.target.flatMap(code.id)
      html += target.map { "<a href=\"#\($0)\">\(text)</a>" } ?? "<span>\(text)</span>"
    }
    return html
  }
}
