import Traces

extension Trace {
  /// The lines of a sequence diagram in Mermaid's syntax.
  var diagram: [String] {
    let isStarted = steps.contains { $0.messages.contains { $0.from == nil } }
    let names =
      if isStarted { [Self.start] + participants } else { participants }
    let heads = names.map {
      "  participant \(node($0)) as \(RoleDiagram.label($0))"
    }
    return ["sequenceDiagram"] + heads + steps.flatMap(diagram)
  }

  private func diagram(of step: Step) -> [String] {
    let ends = "\(node(participants.first)),\(node(participants.last))"
    return ["  Note over \(ends): \(RoleDiagram.label(step.text))"]
      + step.messages.map(arrow)
  }

  private func arrow(of message: Message) -> String {
    let call = message.call
    let label =
      if call.count > 1 { "\(call.member) x\(call.count)" } else {
        "\(call.member)"
      }
    return """
        \(node(message.from))->>\(node(message.to)): \(RoleDiagram.label(label))
      """
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
