import Traces

/// A sequence of messages in the page.
struct PageSequence {
  /// A step with its messages.
  struct Step {
    /// The messages, or the id of the earlier step that has the same.
    enum Content {
      case messages([Trace.Message])
      case same(as: String)
    }

    /// The id, if a later step may refer to it.
    let id: String?
    /// The recorded step.
    let recorded: Trace.Step
    let content: Content
    /// The number of the step in the scenario, from 1.
    let number: Int
  }

  let id: String
  let title: String
  /// The figures in a line; nil for a launch.
  let figures: String?
  /// The name of the scenario; nil for a launch, which several have.
  let scenario: String?
  let steps: [Step]

  /// Takes the steps of a scenario, or of its launch; `earlier` has the ids of
  /// those with more than two messages, by their messages.
  ///
  /// The number in a step's id counts from `start`, since the ids are older
  /// than the listing of the launch in every scenario.
  init(
    id: String, title: String, figures: String?, scenario: String?, steps: [Trace.Step],
    countingIDsFrom start: Int, earlier: inout [[Trace.Message]: String]
  ) {
    var taken: [Step] = []
    for (place, step) in steps.enumerated() {
      let number = place + 1
      if let same = earlier[step.messages] {
        taken.append(Step(id: nil, recorded: step, content: .same(as: same), number: number))
        continue
      }
      let own = step.messages.count > 2 ? "\(id)-\(place - start)" : nil
      earlier[step.messages] = own
      taken.append(Step(id: own, recorded: step, content: .messages(step.messages), number: number))
    }
    self.id = id
    self.title = title
    self.figures = figures
    self.scenario = scenario
    self.steps = taken
  }
}
