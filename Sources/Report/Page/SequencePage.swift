import Catalog
import Examples
import Tracing

/// The recorded messages: the inside of the page's section `sequences`.
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

  private func id(of trace: Trace) -> String {
    "sequence-\(trace.card.id)-\(trace.example.id)-\(HTMLText.slug(trace.scenario))"
  }

  /// The links from a pattern's section to its sequences; empty without recordings.
  func links(to pattern: String) -> String {
    let links = content.traces.filter { $0.card.id == pattern }.map { trace in
      let name = "\(trace.example.name): \(trace.scenario)"
      return "<li><a href=\"#\(id(of: trace))\">\(HTMLText.escaped(name))</a>"
    }
    return links.isEmpty ? "" : "<ul>\(links.joined())</ul>"
  }

  var html: String {
    guard !content.traces.isEmpty else {
      return "<p>There are no recordings. <code>\(Self.command)</code> makes them.</p>"
    }
    let code = SideBySidePage(content: content)
    let cards = content.findings.patterns.map(\.card)
    let labels = cards.enumerated().map { number, card in
      "<label for=\"pick-pattern\(number)\">\(HTMLText.escaped(card.name))</label>"
    }
    let picks = scenarios.enumerated().map { place, entry in
      let radios = entry.names.enumerated().map { number, name in
        """
        <label><input type="radio" name="scenario\(place)" id="pick-scenario\(place)-\(number)"\
        \(number == 0 ? " checked" : "")> \(HTMLText.escaped(name))</label>
        """
      }
      return """
        <fieldset class="ex ex\(place)"><legend>\(HTMLText.escaped(entry.example.name))</legend>\(radios.joined())</fieldset>
        """
    }
    let sequences = content.traces.map { trace in
      let place = scenarios.firstIndex { $0.example == trace.example } ?? 0
      let number = scenarios[place].names.firstIndex(of: trace.scenario) ?? 0
      let pattern = cards.firstIndex { $0.id == trace.card.id } ?? 0
      return """
        <article class="sequence p\(pattern) ex ex\(place) scenario\(place)-\(number)" id="\(id(of: trace))">
        \(sequence(trace, code))
        </article>
        """
    }
    return """
      <p>The calls between roles, recorded while each program ran: nothing is drawn that did not happen. Calls within a role are left
      out. Example and patterns are those picked for <a href="#compare">side by side</a>.</p>
      <p class="pick">Patterns: \(labels.joined(separator: " "))</p>
      <form class="pick">\(picks.joined(separator: "\n"))</form>
      <svg class="defs" aria-hidden="true"><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
      orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></svg>
      <div class="sides">
      \(sequences.joined(separator: "\n"))
      </div>
      """
  }

  private func sequence(_ trace: Trace, _ code: SideBySidePage) -> String {
    let drawing = SequenceDrawing(trace: trace)
    let steps = trace.steps.map { step in
      let items = step.messages.map { message in
        let call = message.call
        let member = HTMLText.escaped(call.member)
        let target = (call.place.flatMap(code.id) ?? call.target.flatMap(code.id)).map {
          "<a href=\"#\($0)\">\(member)</a>"
        }
        let ends = [message.from ?? "start", message.to].map(HTMLText.escaped).joined(separator: " → ")
        return "<li>\(ends) \(target ?? member)\(call.count > 1 ? " ×\(call.count)" : "")"
      }
      let head = "<summary>\(HTMLText.escaped(step.text))</summary>"
      return "<li><details open>\(head)<ol>\(items.joined(separator: "\n"))</ol></details>"
    }
    let hops =
      trace.hopsToDisplay.map { ", at most \(counted($0, "message")) from a step to the display" } ?? ""
    let roles = counted(trace.rolesTouched.count, "role")
    return """
      <h4>\(HTMLText.escaped("\(trace.card.name): \(trace.scenario)"))</h4>
      <p>After the launch: \(counted(trace.messageCount, "message"))\(hops), \(roles), \
      \(counted(trace.filesToFollow.count, "file")) to read.</p>
      <p class="js"><button type="button" class="previous">Previous</button> <button type="button" class="next">Next</button>
      <output></output></p><ol class="source code js"></ol>
      <div class="chart" tabindex="0" role="group" aria-label="Drawing; the list below says the same">\(drawing.svg)</div>
      <ol class="steps">\(steps.joined(separator: "\n"))</ol>
      """
  }
}
