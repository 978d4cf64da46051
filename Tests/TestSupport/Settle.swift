import Driver

/// Waits until the main actor is idle.
@MainActor
public func settle() async {
  await IdleDetector.shared.waitUntilIdle()
}
