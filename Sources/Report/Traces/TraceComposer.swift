import CodeGraph
import Measures
import Traces

/// Composes recorded messages: a table of figures, or each trace step by step.
package struct TraceComposer {
  let report: TraceReport
  let detail: Detail

  /// The figures of a trace with their definitions.
  private static let figures: [(name: String, definition: String, text: @Sendable (Trace) -> String)] = [
    (
      "messages", "Calls between roles, widgets, network and storage after the launch.",
      { "\($0.messageCount)" }
    ),
    (
      "hops",
      "Messages from a step to the first call of a method or setter of a widget, in the step that needs most.",
      { $0.hopsToDisplay.map { "\($0)" } ?? "none" }
    ),
    ("roles", "Roles that send or receive a message after the launch.", { "\($0.rolesTouched.count)" }),
    (
      "files", "Files of the pattern with the line of a call or of a called member: the files to read.",
      { "\($0.filesToFollow.count)" }
    ),
    (
      "hidden",
      "Pairs of roles, wiring excepted, with messages in a direction in which the compiler's index has no reference: "
        + "through a closure, an observation or a protocol that is not the receiver's.",
      { $0.hidden.map { "\($0.count)" } ?? "?" }
    ),
  ]

  var document: Document {
    let title: [Block] = detail.isPage ? [.heading(1, ["Recorded messages"])] : []
    if report.hidesMessages { return Document([title] + report.traces.map(outline)) }
    let limits =
      "Arguments are not recorded. A stored property that is read or set without an accessor is no call."
    let legend: [Block] = [
      Self.meanings,
      .paragraph([Span(limits, .faint)]),
    ]
    return Document([title] + (report.isTable ? tables : report.traces.flatMap(sections)) + [legend])
  }

  /// The figures with their definitions.
  static var definitions: [(name: String, definition: String)] { figures.map { ($0.name, $0.definition) } }

  package static var meanings: Block { .definitions(definitions.map { Definition($0.name, $0.definition) }) }

  /// All figures of a trace in a line.
  package static func figures(of trace: Trace) -> String {
    figures.map { "\($0.name) \($0.text(trace))" }.joined(separator: " · ")
  }

  private var tables: [[Block]] {
    let names = report.traces.map { "\($0.example.name): \($0.scenario)" }
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { first in
      let heads = Self.figures.map { Table.Column(head: [Span($0.name)], alignment: .right) }
      var table = Table(columns: [.init(head: ["pattern"])] + heads, flexible: 0)
      for (trace, name) in zip(report.traces, names) where name == names[first] {
        table.add([[Span(trace.card.name)]] + Self.figures.map { [Span($0.text(trace))] })
      }
      return [.heading(3, [Span(names[first])]), .table(table)]
    }
  }

  /// The participants and the steps, without what shows the messages.
  private func outline(of trace: Trace) -> [Block] {
    [
      .heading(2, [Span("\(trace.card.name), \(trace.example.name): \(trace.scenario)")]),
      .paragraph([Span("Participants: " + trace.participants.joined(separator: ", "))]),
      .numbered(trace.steps.map { [Span($0.text)] }),
    ]
  }

  private func sections(of trace: Trace) -> [[Block]] {
    var number = 0
    let steps = trace.steps.map { step -> [Block] in
      guard !step.messages.isEmpty else { return [.heading(3, [Span(step.text)], note: ["no message"])] }
      var table = Table([.right, .left, .left, .left], flexible: 2)
      for message in step.messages {
        number += 1
        table.add([[Span("\(number)", .faint)]] + cells(message))
      }
      return [.heading(3, [Span(step.text)]), .table(table)]
    }
    let diagram: [Block] = detail.isPage ? [.code(trace.diagram, language: "mermaid")] : []
    let title = "\(trace.card.name), \(trace.example.name): \(trace.scenario)"
    return [[.heading(2, [Span(title)])]] + steps + [diagram, figures(of: trace)]
  }

  private func cells(_ message: Trace.Message) -> [[Span]] {
    let call = message.call
    let count = call.count > 1 ? " ×\(call.count)" : ""
    // The type does not fit on a small screen, and a line may only be broken at a space.
    let member = isNarrow ? call.member.text(betweenLabels: " ") : "\(call.to).\(call.member)"
    return [
      [Span("\(message.from ?? "start") → \(message.to)", isUnbreakable: true)], [Span(member + count)],
      [Span(text(call.place), .faint)],
    ]
  }

  private var isNarrow: Bool { if case .screen(let columns) = detail { columns < 110 } else { false } }

  /// A place; on a screen without the folders, on a small one also without `.swift`.
  private func text(_ place: Place?) -> String {
    guard let place, detail.isScreen else { return place?.description ?? "" }
    let name = String(place.description.split(separator: "/").last ?? "")
    return isNarrow ? name.replacing(".swift", with: "") : name
  }

  private func figures(of trace: Trace) -> [Block] {
    let hidden = trace.hidden?.map {
      "\($0.from ?? "") → \($0.to) (\($0.call.to).\($0.call.member), \(text($0.call.place)))"
    }
    let notes = [
      "roles": trace.rolesTouched, "hidden": hidden ?? [],
      "files": trace.filesToFollow.compactMap { $0.split(separator: "/").last.map(String.init) },
    ]
    let rows = Self.figures.map { figure in
      let note = notes[figure.name].flatMap { $0.isEmpty ? nil : ": \($0.joined(separator: ", "))" } ?? ""
      return Definition(figure.name, figure.text(trace) + note)
    }
    return [.heading(3, ["Figures"]), .definitions(rows)]
  }
}
