import Examples
import Traces

/// A report on recorded messages: step by step for some patterns, or the
/// figures of all of them.
public struct TraceReport: Sendable {
  let traces: [Trace]
  /// Whether only the figures are shown.
  let isTable: Bool
  /// Whether steps and participants are shown without the messages,
  /// to guess them first.
  let hidesMessages: Bool
  /// Parts of the texts of the steps that are shown; all steps if it is empty.
  let steps: [String]

  /// Creates a report on traces.
  public init(
    _ traces: [Trace],
    isTable: Bool,
    hidesMessages: Bool = false,
    steps: [String] = []
  ) {
    self.steps = steps
    self.traces = traces
    self.isTable = isTable
    self.hidesMessages = hidesMessages
  }

  /// Whether the messages of a step are shown.
  func shows(_ step: Trace.Step) -> Bool {
    steps.isEmpty || steps.contains(where: step.text.contains)
  }
}
