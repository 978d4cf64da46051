import Synchronization

/// Keeps the figures of one example's code, as several reports and verdicts ask for the same.
final class FigureCache: Sendable {
  private let figures = Mutex<[Measure.ID: Figure?]>([:])

  /// The kept figure for a measure, else what `compute` returns, which is nil for a division by zero.
  func figure(for measure: Measure, compute: () -> Figure?) -> Figure? {
    if let kept = figures.withLock({ $0[measure.id] }) { return kept }
    let figure = compute()
    figures.withLock { $0[measure.id] = .some(figure) }
    return figure
  }
}
