import CodeGraph
import Measures
import Traces

/// Composes recorded messages: a table of figures, or each trace step by step.
package struct TraceComposer {
  let report: TraceReport
  let detail: Detail

  var document: Document {
    if report.hidesMessages {
      return Document([title] + report.traces.map(outline))
    }
    if report.isTable { return Document([title] + tables + [legend]) }
    return Document([title] + report.traces.flatMap(sections) + [legend])
  }

  private var title: [Block] { detail.title("Recorded messages") }

  private var legend: [Block] {
    let limits = """
      Calls within a role are left out, and arguments are not recorded. A \
      stored property that is read or set without an accessor is no call.
      """
    return [Self.meanings, .note(limits)]
  }

  package static var meanings: Block {
    .definitions(TraceFigure.all.map { Definition($0.name, $0.definition) })
  }

  /// All figures of a trace in a line.
  package static func figures(of trace: Trace) -> String {
    let texts = TraceFigure.all.map { "\($0.name) \($0.text(trace))" }
    return texts.joined(separator: " · ")
  }

  // MARK: A table of figures

  /// A table for each scenario, a row for each pattern.
  private var tables: [[Block]] {
    report.traces.map(\.scenarioName).distinct().map { name in
      let traces = report.traces.filter { $0.scenarioName == name }
      return [.heading(3, [Span(name)]), .table(table(of: traces))]
    }
  }

  private func table(of traces: [Trace]) -> Table {
    let patterns = Column<Trace>("pattern") { $0.card.name }
    let figures = TraceFigure.all.map { Column($0.name, .right, text: $0.text) }
    return Table(of: traces, flexible: 0, columns: [patterns] + figures)
  }

  // MARK: Step by step

  /// The participants and the steps, without what shows the messages.
  private func outline(of trace: Trace) -> [Block] {
    let participants = trace.participants.joined(separator: ", ")
    return [
      .heading(2, [Span(trace.title)]),
      .sentence("Participants: \(participants)"),
      .numbered(trace.steps.map { [Span($0.text)] }),
    ]
  }

  @ListBuilder<[Block]>
  private func sections(of trace: Trace) -> [[Block]] {
    [Block.heading(2, [Span(trace.title)])]
    steps(of: trace)
    if detail.isPage { [Block.code(trace.diagram, language: "mermaid")] }
    figures(of: trace)
  }

  /// The messages of each step, numbered through all of them.
  private func steps(of trace: Trace) -> [[Block]] {
    var number = 0
    return trace.steps.compactMap { step in
      let messages = step.messages.enumerated().map { place, message in
        NumberedMessage(number: number + place + 1, message: message)
      }
      number += messages.count
      guard report.shows(step) else { return nil }
      if messages.isEmpty {
        return [.heading(3, [Span(step.text)], note: ["no message"])]
      }
      return [.heading(3, [Span(step.text)]), .table(table(of: messages))]
    }
  }

  private struct NumberedMessage {
    let number: Int
    let message: Trace.Message
  }

  private func table(of messages: [NumberedMessage]) -> Table {
    Table(
      of: messages,
      flexible: 2,
      columns: [
        Column([], .right) { [Span("\($0.number)", .faint)] },
        Column { [Span($0.message.ends, isUnbreakable: true)] },
        Column { [Span(words(for: $0.message.call))] },
        Column { [Span(text($0.message.call.place), .faint)] },
      ]
    )
  }

  /// The member that is called, and how often if more than once.
  private func words(for call: Recording.Call) -> String {
    let member = name(ofMemberIn: call)
    if call.count > 1 { return "\(member) ×\(call.count)" }
    return member
  }

  /// The type does not fit on a small screen, and a line may only be broken at
  /// a space.
  private func name(ofMemberIn call: Recording.Call) -> String {
    if isNarrow { return call.member.text(betweenLabels: " ") }
    return "\(call.to).\(call.member)"
  }

  private var isNarrow: Bool {
    if case .screen(let columns) = detail { columns < 110 } else { false }
  }

  /// A place; in a terminal without the folders, on a small screen
  /// also without `.swift`.
  private func text(_ place: Place?) -> String {
    guard let place else { return "" }
    if detail.isPage { return place.description }
    let name = String(place.description.split(separator: "/").last ?? "")
    if isNarrow { return name.replacing(".swift", with: "") }
    return name
  }

  // MARK: Figures

  private func figures(of trace: Trace) -> [Block] {
    let rows = TraceFigure.all.map { figure in
      let names = names(of: figure, in: trace).joined(after: ": ")
      return Definition(figure.name, figure.text(trace) + names)
    }
    return [.heading(3, ["Figures of the whole scenario"]), .definitions(rows)]
  }

  /// The names of what a figure counts; for hidden couplings,
  /// each with its message.
  private func names(of figure: TraceFigure, in trace: Trace) -> [String] {
    guard figure.name == TraceFigure.hidden.name else {
      return figure.names(trace)
    }
    return (trace.hidden ?? []).map { message in
      let call = message.call
      let ends = "\(message.from ?? "") → \(message.to)"
      let member = "\(call.to).\(call.member)"
      return "\(ends) (\(member), \(text(call.place)))"
    }
  }
}

extension Trace {
  fileprivate var scenarioName: String { "\(example.name): \(scenario)" }

  fileprivate var title: String { "\(card.name), \(scenarioName)" }
}

extension Trace.Message {
  /// The sender and the receiver.
  fileprivate var ends: String { "\(from ?? "start") → \(to)" }
}
