import Traces

/// Knows which messages stand in the page already: the same ones stand there
/// once, and a later step refers to the earlier one.
struct SeenSteps {
  /// The ids of the steps with more than two messages, by their messages.
  private var ids: [[Trace.Message]: String] = [:]

  /// A sequence of recorded steps below a head.
  ///
  /// The number in a step's id counts from `start`, since the ids are older
  /// than the listing of the launch in every scenario.
  mutating func sequence(
    _ head: PageSequence.Head,
    of steps: [Trace.Step],
    countingIDsFrom start: Int
  ) -> PageSequence {
    var taken: [PageSequence.Step] = []
    for (place, step) in steps.enumerated() {
      let id = "\(head.id)-\(place - start)"
      taken.append(self.step(step, id: id, number: place + 1))
    }
    return PageSequence(head: head, steps: taken)
  }

  private mutating func step(
    _ step: Trace.Step,
    id: String,
    number: Int
  ) -> PageSequence.Step {
    let messages = step.messages
    if let earlier = ids[messages] {
      return PageSequence.Step(
        recorded: step,
        content: .same(as: earlier),
        number: number)
    }
    var own = PageSequence.Step(
      recorded: step,
      content: .messages(messages),
      number: number)
    if messages.count > 2 {
      own.id = id
      ids[messages] = id
    }
    return own
  }
}
