import Examples
import Driver

/// Runs the same session, given or random, in several patterns and finds their first difference.
@MainActor
public struct SessionComparer {
  private let patterns: [any Pattern]
  private let example: Example

  /// Creates a comparer, which compares the other patterns with the first.
  public init(of patterns: [any Pattern], example: Example) {
    self.patterns = patterns
    self.example = example
  }

  /// Runs a session in all programs, which are launched before the first step that needs a window.
  public func difference(in steps: [Step]) async -> SessionDifference? {
    var steps = steps[...]
    return await run { lockstep, hasLaunched in
      guard let step = steps.first else { return nil }
      if !hasLaunched, !step.preparesLaunch, step != .launch { return .launch }
      steps = steps.dropFirst()
      return step
    }
  }

  /// The first difference in a random session, as ``randomSession(seed:length:)`` runs it.
  public func difference(seed: UInt64, length: Int) async -> SessionDifference? {
    await randomSession(seed: seed, length: length).difference
  }

  /// Runs a random session in all programs, with `length` steps after the launch, and counts which buttons it presses.
  func randomSession(seed: UInt64, length: Int) async -> RandomSessionOutcome {
    var session = RandomSession(seed: seed, example: example)
    var opening = session.opening()[...]
    var left = length
    var presses = ButtonPresses(of: example)
    let difference = await run { lockstep, hasLaunched in
      if let step = opening.popFirst() { return step }
      guard hasLaunched else { return .launch }
      guard left > 0, let program = lockstep.first else { return nil }
      left -= 1
      let step = session.next(for: program)
      presses.add(step, in: program)
      return step
    }
    return RandomSessionOutcome(difference: difference, presses: presses)
  }

  /// Shrinks a session until no step can be removed without losing the difference.
  public func shrunk(_ found: SessionDifference) async -> SessionDifference {
    var best = found
    var size = best.steps.count / 2
    while size > 0 {
      let before = best.steps.count
      var place = 0
      while place < best.steps.count {
        var fewer = best.steps
        fewer.removeSubrange(place..<min(place + size, fewer.count))
        if let smaller = await difference(in: fewer), smaller.steps.count < best.steps.count {
          best = smaller
        } else {
          place += size
        }
      }
      // Removing a later step may make an earlier one removable.
      if size > 1 { size /= 2 } else if best.steps.count == before { size = 0 }
    }
    return best
  }

  private func run(_ next: (LockstepDriver, Bool) -> Step?) async -> SessionDifference? {
    let lockstep = LockstepDriver(of: patterns, example: example)
    defer { lockstep.clear() }
    var hasLaunched = false
    while let step = next(lockstep, hasLaunched) {
      if step == .launch { hasLaunched = true }
      if let difference = await lockstep.perform(step) {
        _ = await lockstep.finish()
        return difference
      }
    }
    return await lockstep.finish()
  }
}
