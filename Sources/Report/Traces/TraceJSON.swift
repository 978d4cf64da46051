import Driver
import Traces

/// A trace as JSON.
struct TraceJSON: Encodable {
  struct Message: Encodable {
    let from: String?
    let to, type, member: String
    let count: Int
    let place, target: String?

    init(_ message: Trace.Message) {
      let call = message.call
      from = message.from
      to = message.to
      type = call.to
      member = call.member.description
      count = call.count
      place = call.place?.description
      target = call.target?.description
    }
  }

  struct Step: Encodable {
    let text: String
    let messages: [Message]
  }

  let pattern, example, scenario: String
  let participants, roles, files: [String]
  let messages: Int
  let hops: Int?
  let hidden: [Message]?
  /// Nil in a table of figures.
  let steps: [Step]?

  init(_ trace: Trace, withSteps: Bool) {
    (pattern, example, scenario) = (trace.card.id, trace.example.id, trace.scenario)
    (participants, roles, files) = (trace.participants, trace.rolesTouched, trace.filesToFollow)
    (messages, hops, hidden) = (trace.messageCount, trace.hopsToDisplay, trace.hidden?.map(Message.init))
    let all = trace.steps.map { Step(text: $0.text, messages: $0.messages.map(Message.init)) }
    steps = withSteps ? all : nil
  }
}
