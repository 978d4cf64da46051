import Dispatch

/// Detects when the main actor is idle, by counting turns in which nothing changes.
///
/// A turn is a job at the end of the main actor's queue, so that all earlier jobs run before it. One turn in four starts
/// on the thread pool, for programs that leave the main actor and return. That costs two thread switches, so all callers
/// in the process share the same turns.
@MainActor
public final class IdleDetector {
  /// The only instance, because a process has one main actor.
  public static let shared = IdleDetector()

  /// The number of turns without a change after which a program counts as idle.
  ///
  /// The main actor runs its jobs in order, so each turn advances a chain of jobs by one.
  static let idleTurns = 40

  /// The minimum that a waiter still has to wait for.
  enum Need {
    /// The wait is over.
    case nothing
    /// This number of turns.
    case turns(Int)
    /// Work on other threads.
    case otherThreads
  }

  private struct Waiter {
    let need: () -> Need
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The number of the current turn.
  private(set) var turn = 0
  /// By the turn at which their need is checked: most of many waiters have to wait for tens of turns.
  private var waiters: [Int: [Waiter]] = [:]
  private var driversToDraw: [AppDriver] = []
  private var isRunning = false
  /// The number of consecutive turns in which all waiters needed other threads.
  private var turnsForOtherThreads = 0

  /// Waits as many turns as an idle program takes.
  public func waitUntilIdle() async {
    await wait(for: Self.idleTurns) { .nothing }
  }

  /// Waits some turns, then as long as `need` says.
  func wait(for turns: Int, until need: @escaping () -> Need) async {
    await withCheckedContinuation { continuation in
      waiters[turn + turns, default: []].append(Waiter(need: need, continuation: continuation))
      guard !isRunning else { return }
      isRunning = true
      scheduleTurn()
    }
  }

  /// Draws a driver's window at the next turn.
  func scheduleDrawing(of driver: AppDriver) {
    driversToDraw.append(driver)
  }

  private func scheduleTurn() {
    if turnsForOtherThreads > 100 {
      // Yield the processor to the other threads.
      Task {
        try? await Task.sleep(for: .milliseconds(1))
        takeTurn()
      }
    } else if turn.isMultiple(of: 4) {
      Task.detached { await self.takeTurn() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn() } }
    }
  }

  private func takeTurn() {
    turn += 1
    let drivers = driversToDraw
    driversToDraw = []
    for driver in drivers { driver.draw() }
    resumeWaiters()
    isRunning = !waiters.isEmpty
    if isRunning { scheduleTurn() }
  }

  private func resumeWaiters() {
    let due = waiters.removeValue(forKey: turn) ?? []
    var needsOnlyOtherThreads = waiters.isEmpty
    for waiter in due {
      switch waiter.need() {
      case .nothing: waiter.continuation.resume()
      case .turns(let turns):
        waiters[turn + turns, default: []].append(waiter)
        needsOnlyOtherThreads = false
      case .otherThreads: waiters[turn + 1, default: []].append(waiter)
      }
    }
    turnsForOtherThreads =
      needsOnlyOtherThreads && !waiters.isEmpty ? turnsForOtherThreads + 1 : 0
  }
}
