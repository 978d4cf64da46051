import Traces

extension Trace {
  /// The lines of a sequence diagram in Mermaid's syntax.
  var diagram: [String] {
    let isStarted = steps.contains { $0.messages.contains { $0.from == nil } }
    let names =
      if isStarted { [Self.start] + participants } else { participants }
    let heads = names.map { name in
      "  participant \(node(name)) as \(RoleDiagram.label(name))"
    }
    return ["sequenceDiagram"] + heads + steps.flatMap(diagram)
  }

  private func diagram(of step: Step) -> [String] {
    let ends = "\(node(participants.first)),\(node(participants.last))"
    let note = "  Note over \(ends): \(RoleDiagram.label(step.text))"
    return [note] + step.messages.map(arrow)
  }

  private func arrow(of message: Message) -> String {
    let ends = "\(node(message.from))->>\(node(message.to))"
    return "  \(ends): \(RoleDiagram.label(message.call.label))"
  }

  /// The name of the start, which sends the first messages and
  /// is no participant.
  private static let start = "start"

  /// A participant's name in the diagram; that of the start for nil.
  private func node(_ name: String?) -> String {
    let place = participants.firstIndex { $0 == name }
    return "p\(place.map { $0 + 1 } ?? 0)"
  }
}

extension Recording.Call {
  /// The member, and how often it is called if more than once.
  fileprivate var label: String {
    if count > 1 { return "\(member) x\(count)" }
    return "\(member)"
  }
}
