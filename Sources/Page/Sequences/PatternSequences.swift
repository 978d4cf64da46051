import Catalog
import CodeGraph
import Examples
import Report
import Traces

/// The sequences of a pattern's recordings in an example.
struct PatternSequences {
  let card: Card
  let example: Example
  /// The recordings of the pattern in the example.
  let traces: [Trace]

  /// The id of the element with a recording's messages.
  static func id(of trace: Trace) -> String {
    id(of: trace, name: trace.scenario)
  }

  private static func id(of trace: Trace, name: String) -> String {
    let pattern = "\(trace.card.id)-\(trace.example.id)"
    return "sequence-\(pattern)-\(HTMLText.slug(name))"
  }

  /// The launch that most scenarios share, then each scenario.
  var all: [PageSequence] {
    guard let first = traces.first else { return [] }
    let shared = first.launch
    var seen = SeenSteps()
    let launch = seen.sequence(
      PageSequence.Head(
        id: Self.id(of: first, name: Recording.launch),
        title: "\(card.name): the launch before"),
      of: Array(shared),
      countingIDsFrom: shared.firstIndex { !$0.messages.isEmpty } ?? 0)
    let scenarios = traces.map { trace in
      seen.sequence(
        head(of: trace),
        of: trace.steps,
        countingIDsFrom: Self.start(of: trace, after: shared))
    }
    return [launch] + scenarios
  }

  /// Where the ids of a scenario's steps begin to count: after its launch, if
  /// that is the shared one.
  private static func start(
    of trace: Trace,
    after shared: ArraySlice<Trace.Step>
  ) -> Int {
    guard trace.launch.hasSameMessages(as: shared) else { return 0 }
    return trace.launch.endIndex
  }

  private func head(of trace: Trace) -> PageSequence.Head {
    PageSequence.Head(
      id: Self.id(of: trace),
      title: "\(card.name): \(trace.scenario)",
      figures: TraceComposer.figures(of: trace),
      scenario: trace.scenario)
  }
}
