import Observation

/// Observes properties of an object and records which of them change.
@MainActor
public final class ChangeListener {
  private let count: Int
  private var changed: Set<Int> = []

  /// Starts observing each property separately.
  public init<Root>(to paths: PartialKeyPath<Root>..., of root: Root) {
    count = paths.count
    for (index, path) in paths.enumerated() {
      withObservationTracking {
        _ = root[keyPath: path]
      } onChange: {
        // Pattern code changes its state on the main actor only, so the call arrives there.
        MainActor.assumeIsolated { _ = self.changed.insert(index) }
      }
    }
  }

  /// Whether each property has changed.
  public var hasHeardAll: Bool { changed.count == count }
}
