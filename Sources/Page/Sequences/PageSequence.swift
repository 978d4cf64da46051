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
    let text: String
    let content: Content
  }

  let id: String
  let title: String
  /// The figures in a line; nil for a launch.
  let figures: String?
  /// The classes by which the style picks the scenario, each after a space.
  let classes: String
  let steps: [Step]

  /// Takes steps; `earlier` has the ids of those with more than two messages, by their messages.
  init(
    id: String, title: String, figures: String?, classes: String, steps: [Trace.Step],
    earlier: inout [[Trace.Message]: String]
  ) {
    var taken: [Step] = []
    for (number, step) in steps.enumerated() {
      if let same = earlier[step.messages] {
        taken.append(Step(id: nil, text: step.text, content: .same(as: same)))
        continue
      }
      let own = step.messages.count > 2 ? "\(id)-\(number)" : nil
      earlier[step.messages] = own
      taken.append(Step(id: own, text: step.text, content: .messages(step.messages)))
    }
    self.id = id
    self.title = title
    self.figures = figures
    self.classes = classes
    self.steps = taken
  }
}
