import CodeGraph
import Measures
import Tracing

/// Composes recorded messages: a table of figures, or each trace step by step.
struct TraceComposer {
  let report: TraceReport
  let detail: Detail

  /// The figures of a trace, each with its definition.
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
        + "through a closure, an observation or a protocol of another role.",
      { $0.hidden.map { "\($0.count)" } ?? "?" }
    ),
  ]

  var document: Document {
    let title: [Block] = detail.isPage ? [.heading(1, ["Recorded messages"])] : []
    let shown = report.isTable ? tables : report.traces.flatMap(sections)
    return Document([title] + shown + [report.traces.isEmpty ? [] : definitions])
  }

  private var definitions: [Block] {
    let rows = Self.figures.map { Definition($0.name, $0.definition) }
    let limits = "Arguments are not recorded. A stored property that is read without an accessor is no call."
    return [.definitions(rows), .paragraph([Span(limits, .faint)])]
  }

  private var tables: [[Block]] {
    var names: [[String]] = []
    for trace in report.traces where !names.contains([trace.example.name, trace.scenario]) {
      names.append([trace.example.name, trace.scenario])
    }
    return names.map { name in
      var table = Table(
        columns: [.init(head: ["pattern"])]
          + Self.figures.map { .init(head: [Span($0.name)], alignment: .right) }, flexible: 0)
      for trace in report.traces where [trace.example.name, trace.scenario] == name {
        table.add([[Span(trace.card.name)]] + Self.figures.map { [Span($0.text(trace))] })
      }
      return [.heading(3, [Span("\(name[0]): \(name[1])")]), .table(table)]
    }
  }

  private func sections(of trace: Trace) -> [[Block]] {
    let heading = Block.heading(2, [Span("\(trace.card.name), \(trace.example.name): \(trace.scenario)")])
    var number = 0
    let steps = trace.steps.map { step -> [Block] in
      guard !step.messages.isEmpty else { return [.heading(3, [Span(step.text)], note: ["no message"])] }
      var table = Table([.right, .left, .left, .left], flexible: 2)
      for message in step.messages {
        number += 1
        table.add(row(message, number))
      }
      return [.heading(3, [Span(step.text)]), .table(table)]
    }
    let diagram = detail.isPage ? [[Block.code(SequenceDiagram(of: trace).lines, language: "mermaid")]] : []
    return [[heading]] + steps + diagram + [figures(of: trace)]
  }

  private func row(_ message: Trace.Message, _ number: Int) -> [[Span]] {
    let call = message.call
    let count = call.count > 1 ? " ×\(call.count)" : ""
    // The type does not fit on a small screen, and a line may only be broken at a space.
    let member = isNarrow ? call.member.replacing(#/:(?!\))/#, with: ": ") : "\(call.to).\(call.member)"
    return [
      [Span("\(number)", .faint)], [Span("\(message.from ?? "start") → \(message.to)", isUnbreakable: true)],
      [Span(member + count)], [Span(text(call.place), .faint)],
    ]
  }

  private var isNarrow: Bool { if case .screen(let columns) = detail { columns < 110 } else { false } }

  /// A place; on a screen without the folders, on a small one also without `.swift`.
  private func text(_ place: Place?) -> String {
    guard let place else { return "" }
    guard detail.isScreen else { return place.description }
    let name = String(place.description.split(separator: "/").last ?? "")
    return isNarrow ? name.replacing(".swift", with: "") : name
  }

  private func figures(of trace: Trace) -> [Block] {
    let names = trace.rolesTouched.joined(separator: ", ")
    let files = trace.filesToFollow.compactMap { $0.split(separator: "/").last }.joined(separator: ", ")
    let hidden = trace.hidden.map { pairs in
      pairs.map { "\($0.from ?? "") → \($0.to) (\($0.call.to).\($0.call.member), \(text($0.call.place)))" }
        .joined(separator: "; ")
    }
    let notes = ["roles": names, "files": files, "hidden": hidden ?? ""]
    return [
      .heading(3, ["Figures"]),
      .definitions(
        Self.figures.map { figure in
          let note = notes[figure.name].flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
          return Definition(figure.name, figure.text(trace) + note)
        }),
    ]
  }
}
