import Examples
import Scenarios

/// Takes programs in several patterns through the same sessions, given or random, and finds where they differ.
@MainActor
public struct SessionComparer {
  private let patterns: [any Pattern]
  private let example: Example

  /// Makes a comparer; the first pattern is the one that the others are held against.
  public init(of patterns: [any Pattern], example: Example) {
    self.patterns = patterns
    self.example = example
  }

  /// Takes all programs through a session.
  ///
  /// - Parameters:
  ///   - steps: The session's steps; the program is launched before the first that needs it.
  ///   - tellsMistakes: Whether a step that can be done in none of them ends the session, as a difference from what was meant.
  /// - Returns: Where they first differ; nil if they do not.
  public func difference(in steps: [Step], tellsMistakes: Bool = false) async -> SessionDifference? {
    var steps = steps[...]
    return await run(tellsMistakes: tellsMistakes) { ensemble, hasLaunched in
      guard let step = steps.first else { return nil }
      if !hasLaunched, !step.preparesLaunch, step != .launch { return .launch }
      steps = steps.dropFirst()
      return step
    }
  }

  /// Takes all programs through a random session.
  ///
  /// - Parameters:
  ///   - seed: What the session follows from.
  ///   - length: The number of steps from the launch on.
  /// - Returns: Where they first differ; nil if they do not.
  public func difference(seed: UInt64, length: Int) async -> SessionDifference? {
    var session = RandomSession(seed: seed, example: example)
    var opening = session.opening()[...]
    var left = length
    return await run { ensemble, hasLaunched in
      if let step = opening.popFirst() { return step }
      guard hasLaunched else { return .launch }
      guard left > 0, let reference = ensemble.reference else { return nil }
      left -= 1
      return session.next(for: reference)
    }
  }

  /// A shortest session in which the programs still differ: none of its steps can be left out.
  ///
  /// - Parameter found: A difference.
  /// - Returns: One in a session of as many steps or fewer.
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
      // What goes at the end may have held something before it in place.
      if size > 1 { size /= 2 } else if best.steps.count == before { size = 0 }
    }
    return best
  }

  private func run(
    tellsMistakes: Bool = false, _ next: (Ensemble, Bool) -> Step?
  ) async -> SessionDifference? {
    let ensemble = Ensemble(of: patterns, example: example)
    defer { ensemble.clear() }
    var hasLaunched = false
    while let step = next(ensemble, hasLaunched) {
      if step == .launch { hasLaunched = true }
      if let difference = await ensemble.perform(step, tellsMistakes: tellsMistakes) {
        _ = await ensemble.finish()
        return difference
      }
    }
    return await ensemble.finish()
  }
}
