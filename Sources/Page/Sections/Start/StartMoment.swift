import Catalog
import Examples
import Traces

/// The step of a scenario whose window and messages the section at the start
/// shows: the first after the launch that causes any.
struct StartMoment {
  let example: Example
  let scenario: String
  let step: String
  private let traces: [Trace]

  /// Finds the step; nil without recordings.
  init?(in example: Example, of traces: [Trace]) {
    let own = traces.filter { $0.example == example }
    guard let trace = own.first else { return nil }
    let steps = trace.steps.drop { !$0.isLaunch }
    let step = steps.first { step in
      !step.isLaunch && !step.messages.isEmpty
    }
    guard let step else { return nil }
    self.example = example
    self.traces = own
    scenario = trace.scenario
    self.step = step.text
  }

  /// The step as a pattern does it; nil without a recording.
  func step(of card: Card) -> Trace.Step? {
    let trace = traces.first { trace in
      trace.card.id == card.id && trace.scenario == scenario
    }
    return trace?.steps.first { $0.text == step }
  }
}
