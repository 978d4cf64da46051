import Tracing

/// A Mermaid sequence diagram of a trace.
struct SequenceDiagram {
  /// The lines of the diagram in Mermaid's syntax.
  let lines: [String]

  init(of trace: Trace) {
    let names = ["start"] + trace.participants
    func node(_ name: String?) -> String { "p\(names.firstIndex(of: name ?? "start") ?? 0)" }
    let isStarted = trace.steps.contains { $0.messages.contains { $0.from == nil } }
    var lines = ["sequenceDiagram"]
    for name in names.dropFirst(isStarted ? 0 : 1) {
      lines.append("  participant \(node(name)) as \(RoleDiagram.label(name))")
    }
    for step in trace.steps {
      lines.append(
        "  Note over \(node(trace.participants.first)),\(node(trace.participants.last)): \(RoleDiagram.label(step.text))"
      )
      for message in step.messages {
        let count = message.call.count > 1 ? " x\(message.call.count)" : ""
        lines.append(
          "  \(node(message.from))->>\(node(message.to)): \(RoleDiagram.label(message.call.member + count))")
      }
    }
    self.lines = lines
  }
}
