import Driver
import Traces

/// A trace as JSON.
struct TraceJSON: Encodable {
  struct Message: Encodable {
    let from: String?
    let to: String
    let type: String
    let member: String
    let count: Int
    let place: String?
    let target: String?

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

    init(_ step: Trace.Step) {
      text = step.text
      messages = step.messages.map(Message.init)
    }
  }

  let pattern: String
  let example: String
  let scenario: String
  let participants: [String]
  let roles: [String]
  let files: [String]
  let messages: Int
  let hops: Int?
  let hidden: [Message]?
  /// Nil in a table of figures, and if the messages are hidden.
  let steps: [Step]?

  init(_ trace: Trace, in report: TraceReport) {
    let showsSteps = !report.isTable && !report.hidesMessages
    pattern = trace.card.id
    example = trace.example.id
    scenario = trace.scenario
    participants = trace.participants
    roles = trace.rolesTouched
    files = trace.filesToFollow
    messages = trace.messageCount
    hops = trace.hopsToDisplay
    hidden = trace.hidden?.map(Message.init)
    let shown = trace.steps.filter(report.shows).map(Step.init)
    steps = if showsSteps { shown } else { nil }
  }
}
