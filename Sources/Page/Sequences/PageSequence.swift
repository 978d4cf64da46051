import Traces

/// A sequence of messages in the page.
struct PageSequence {
  /// What stands above the steps.
  struct Head {
    /// The id of the element.
    let id: String
    let title: String
    /// The figures in a line; nil for a launch.
    var figures: String?
    /// The name of the scenario; nil for a launch, which several have.
    var scenario: String?
  }

  /// A step with its messages.
  struct Step {
    /// The messages, or the id of the earlier step that has the same.
    enum Content {
      case messages([Trace.Message])
      case same(as: String)
    }

    /// The id, if a later step may refer to it.
    var id: String?
    /// The recorded step.
    let recorded: Trace.Step
    let content: Content
    /// The number of the step in the scenario, from 1.
    let number: Int
  }

  let head: Head
  let steps: [Step]
}
