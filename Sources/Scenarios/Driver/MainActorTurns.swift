import Dispatch

/// Takes turns of the main actor for everybody in the process who waits until it is idle.
///
/// A turn goes to the end of the main actor's queue, so that jobs started before it come before it, and one in four first
/// through the thread pool, for programs that leave the main actor and come back. That costs two switches of threads,
/// however many wait for it: so all wait for the same turns.
@MainActor
public final class MainActorTurns {
  /// The process's own: there is one main actor.
  public static let shared = MainActorTurns()

  /// How many turns without a change mean that nothing goes on any more.
  ///
  /// The main actor serves its jobs in order, so a chain of jobs goes on at each turn.
  public static let quiet = 40

  /// What somebody who waits has to wait for at least, as found out at a turn.
  enum Need {
    /// Nothing more.
    case nothing
    /// So many turns.
    case turns(Int)
    /// Threads other than the main actor's, which are at work.
    case otherThreads
  }

  private final class Waiter {
    var due: Int
    let need: () -> Need
    let continuation: CheckedContinuation<Void, Never>

    init(due: Int, need: @escaping () -> Need, continuation: CheckedContinuation<Void, Never>) {
      self.due = due
      self.need = need
      self.continuation = continuation
    }
  }

  /// How many turns were taken so far.
  private(set) var count = 0
  private var waiters: [Waiter] = []
  private var windows: [AppDriver] = []
  private var isRunning = false
  /// How many turns in a row all that wait have waited for other threads.
  private var turnsForOthers = 0

  /// Waits so many turns; by default until every chain of jobs has come to its end.
  public func pass(_ turns: Int = quiet) async {
    await wait(for: turns) { .nothing }
  }

  /// Waits some turns and then as many more as are needed.
  func wait(for turns: Int, until need: @escaping () -> Need) async {
    await withCheckedContinuation { continuation in
      waiters.append(Waiter(due: count + turns, need: need, continuation: continuation))
      guard !isRunning else { return }
      isRunning = true
      scheduleTurn()
    }
  }

  /// Has a driver draw its window at the next turn.
  func draw(_ driver: AppDriver) {
    windows.append(driver)
  }

  private func scheduleTurn() {
    if turnsForOthers > 100 {
      // Leave them the processor.
      Task {
        try? await Task.sleep(for: .milliseconds(1))
        takeTurn()
      }
    } else if count.isMultiple(of: 4) {
      Task.detached { await self.takeTurn() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn() } }
    }
  }

  private func takeTurn() {
    count += 1
    let changed = windows
    windows = []
    for driver in changed { driver.draw() }
    serve()
    isRunning = !waiters.isEmpty
    if isRunning { scheduleTurn() }
  }

  private func serve() {
    var waiting: [Waiter] = []
    var isForOthers = true
    for waiter in waiters {
      if waiter.due <= count {
        switch waiter.need() {
        case .nothing:
          waiter.continuation.resume()
          continue
        case .turns(let turns):
          waiter.due = count + turns
          isForOthers = false
        case .otherThreads: waiter.due = count + 1
        }
      } else {
        isForOthers = false
      }
      waiting.append(waiter)
    }
    waiters = waiting
    turnsForOthers = isForOthers && !waiting.isEmpty ? turnsForOthers + 1 : 0
  }
}
