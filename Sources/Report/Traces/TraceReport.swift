import Examples
import Tracing

/// A report on recorded messages: step by step for some patterns, or the figures of all of them.
public struct TraceReport: Sendable {
  let traces: [Trace]
  /// Whether only the figures are shown.
  let isTable: Bool

  /// Creates a report on traces.
  public init(_ traces: [Trace], isTable: Bool) {
    (self.traces, self.isTable) = (traces, isTable)
  }
}
