import AccountService
import Foundation

/// Waiting until the program is idle.
extension AppDriver {
  /// Waits until the program is idle; requests that the server holds do not count.
  public func settle() async throws(StepFailure) {
    try await Self.settle([self])
  }

  /// Waits until all programs are idle, which takes as long as for one.
  package static func settle(_ drivers: [AppDriver]) async throws(StepFailure) {
    let detector = IdleDetector.shared
    for driver in drivers { driver.beginWaiting(at: detector.turn) }
    var busySince = detector.turn
    var isNeverIdle = false
    // Most steps cause work for a few turns; checking during these would restart the count.
    await detector.wait(for: IdleDetector.idleTurns + 4) {
      let now = detector.turn
      var last = 0
      for driver in drivers {
        // A pattern may have changed state without a display callback.
        driver.draw()
        if driver.isAwaitingNetwork, driver.waitsForServer {
          busySince += 1
          driver.lastChange = now
          return .otherThreads
        }
        last = max(last, driver.lastChange)
      }
      isNeverIdle = now - busySince > 5000
      let left = last + IdleDetector.idleTurns - now
      return left > 0 && !isNeverIdle ? .turns(left) : .nothing
    }
    for driver in drivers { driver.waiterCount -= 1 }
    if isNeverIdle { throw .neverIdle }
  }

  private func beginWaiting(at turn: Int) {
    waiterCount += 1
    lastChange = turn
    if needsDrawing { IdleDetector.shared.scheduleDrawing(of: self) }
  }

  /// Records a change, and schedules drawing if a call of `settle` is waiting.
  func change() {
    lastChange = IdleDetector.shared.turn
    didChange?()
    guard !needsDrawing else { return }
    needsDrawing = true
    if waiterCount > 0 { IdleDetector.shared.scheduleDrawing(of: self) }
  }

  /// Draws pending changes and tracks new screens.
  func draw() {
    needsDrawing = false
    window?.layoutIfNeeded()
    trackScreens()
  }

  /// Whether a request or its answer is in flight; requests that the server holds do not count.
  var isAwaitingNetwork: Bool {
    world.transport.inFlight != world.service?.heldCount ?? 0 || world.isBusy()
  }

  /// Waits for the delayed replies of the embedded service.
  public func waitForReplies() async throws(StepFailure) {
    while world.service?.repliesLater == true {
      try? await Task.sleep(for: .milliseconds(5))
    }
    try await settle()
  }
}
