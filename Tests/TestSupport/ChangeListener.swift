import Observation

/// An observer who has read some properties of an object, and hears if they change.
@MainActor
public final class ChangeListener {
  private let count: Int
  private var heard: Set<Int> = []

  /// Reads the properties, each for itself.
  public init<Root>(to paths: PartialKeyPath<Root>..., of root: Root) {
    count = paths.count
    for (index, path) in paths.enumerated() {
      withObservationTracking {
        _ = root[keyPath: path]
      } onChange: {
        // Pattern code changes its state on the main actor only, so the call arrives there.
        MainActor.assumeIsolated { _ = self.heard.insert(index) }
      }
    }
  }

  /// Whether a change of each of them was heard.
  public var hasHeardAll: Bool { heard.count == count }
}
