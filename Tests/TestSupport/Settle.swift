import Scenarios

/// Waits until the main actor is idle, in the same turns as all other tests that wait.
@MainActor
public func settle() async {
  await MainActorTurns.shared.pass()
}
