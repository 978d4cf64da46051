import Observation

/// Whether an observer who has read a value hears that it changes during an action.
@MainActor
public func isChangeHeard<Value>(of value: @autoclosure () -> Value, during action: () -> Void) -> Bool {
  let observer = Observer()
  withObservationTracking {
    _ = value()
  } onChange: {
    // Pattern code changes its state on the main actor only, so the call arrives there.
    MainActor.assumeIsolated { observer.hasHeard = true }
  }
  action()
  return observer.hasHeard
}

@MainActor
private final class Observer {
  var hasHeard = false
}
