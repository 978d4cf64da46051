import Traces

extension Trace {
  /// The lines of a sequence diagram in Mermaid's syntax.
  var diagram: [String] {
    let names = ["start"] + participants
    func node(_ name: String?) -> String { "p\(names.firstIndex(of: name ?? "start") ?? 0)" }
    let isStarted = steps.contains { $0.messages.contains { $0.from == nil } }
    let heads = names.dropFirst(isStarted ? 0 : 1).map {
      "  participant \(node($0)) as \(RoleDiagram.label($0))"
    }
    let ends = "\(node(participants.first)),\(node(participants.last))"
    return ["sequenceDiagram"] + heads
      + steps.flatMap { step in
        ["  Note over \(ends): \(RoleDiagram.label(step.text))"]
          + step.messages.map { message in
            let count = message.call.count > 1 ? " x\(message.call.count)" : ""
            let label = RoleDiagram.label("\(message.call.member)\(count)")
            return "  \(node(message.from))->>\(node(message.to)): \(label)"
          }
      }
  }
}
