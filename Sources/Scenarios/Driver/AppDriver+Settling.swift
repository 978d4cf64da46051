import AccountService
import Foundation

/// Waiting until the program is idle.
extension AppDriver {
  /// Waits until nothing happens any more, but for requests that the server holds.
  public func settle() async throws(StepFailure) {
    try await Self.settle([self])
  }

  /// Waits until nothing happens in any of some programs any more: together, which is as long as for one.
  package static func settle(_ drivers: [AppDriver]) async throws(StepFailure) {
    let turns = MainActorTurns.shared
    for driver in drivers { driver.beginWaiting(at: turns.count) }
    var busySince = turns.count
    var isRestless = false
    // A step mostly sets off what takes a few turns: looking too early costs more than these.
    await turns.wait(for: MainActorTurns.quiet + 4) {
      let now = turns.count
      var last = 0
      for driver in drivers {
        // Whether or not the window has told that it changed.
        driver.draw()
        if driver.isAwaitingNetwork {
          busySince += 1
          driver.lastChange = now
          return .otherThreads
        }
        last = max(last, driver.lastChange)
      }
      isRestless = now - busySince > 5000
      let left = last + MainActorTurns.quiet - now
      return left > 0 && !isRestless ? .turns(left) : .nothing
    }
    for driver in drivers { driver.waiting -= 1 }
    if isRestless { throw .restless }
  }

  private func beginWaiting(at turn: Int) {
    waiting += 1
    lastChange = turn
    if needsDrawing { MainActorTurns.shared.draw(self) }
  }

  /// Something has changed: it is drawn at the next turn if somebody waits.
  func change() {
    lastChange = MainActorTurns.shared.count
    guard !needsDrawing else { return }
    needsDrawing = true
    if waiting > 0 { MainActorTurns.shared.draw(self) }
  }

  /// Draws what has changed, and notes what is seen for the first time.
  func draw() {
    needsDrawing = false
    window?.layoutIfNeeded()
    noteScreen()
  }

  /// Whether a request or its answer is on its way, and not held by the server.
  var isAwaitingNetwork: Bool { world.transport.inFlight != world.service?.heldCount ?? 0 }

  /// Waits for the replies that come by themselves after a while.
  public func waitForReplies() async throws(StepFailure) {
    while world.service?.repliesLater == true {
      try? await Task.sleep(for: .milliseconds(5))
    }
    try await settle()
  }
}
