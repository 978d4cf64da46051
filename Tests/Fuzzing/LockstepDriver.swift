import Examples
import Foundation
import Driver

/// Drives one example in several patterns through the same steps and compares them after each.
///
/// Each program has a world of its own.
@MainActor
final class LockstepDriver {
  private let drivers: [(id: String, driver: AppDriver)]
  private let example: Example
  private var steps: [Step] = []

  init(of patterns: [any Pattern], example: Example) {
    self.example = example
    drivers = patterns.map {
      ($0.id, AppDriver(pattern: $0, example: example, world: World()))
    }
  }

  /// The first program, with which the others are compared.
  var first: AppDriver? { drivers.first?.driver }

  /// Performs a step in all programs, waits until they are idle, and compares them.
  ///
  /// A step that fails in the same way in all of them is ignored, unless it only looks.
  func perform(_ step: Step) async -> SessionDifference? {
    steps.append(step)
    var failures: [StepFailure?] = []
    if step == .relaunch {
      for (_, driver) in drivers { driver.close() }
      if let difference = await settle() { return difference }
      for (_, driver) in drivers { driver.launch() }
    } else {
      for (_, driver) in drivers {
        do throws(StepFailure) {
          if step.onlyLooks { try await driver.perform(step) } else { try driver.act(step) }
          failures.append(nil)
        } catch {
          failures.append(error)
        }
      }
    }
    if let difference = await settle() { return difference }
    if let first = failures.first, let place = failures.firstIndex(where: { $0 != first }) {
      return difference(at: place, "the result of '\(step.hidingPasswords(in: example))'")
    }
    // What fails in all programs, though it only looks at them, is reported, although they do not differ.
    if step.onlyLooks, let failure = failures.first ?? nil { return difference(at: 0, failure.summary) }
    return compared()
  }

  /// Closes all programs and ends all requests; an object that is then alive counts as a difference.
  func finish() async -> SessionDifference? {
    for (_, driver) in drivers {
      driver.close()
      driver.world.service?.endAll()
    }
    if let difference = await settle() { return difference }
    for (place, (_, driver)) in drivers.enumerated() {
      if let left = driver.liveObjects.first { return difference(at: place, "\(left) is alive") }
    }
    return nil
  }

  /// Deletes the disks of all programs.
  func clear() {
    for (_, driver) in drivers { driver.world.disk?.delete() }
  }

  private func compared() -> SessionDifference? {
    guard let program = self.first else { return nil }
    let first = Snapshot(of: program)
    for (place, (_, driver)) in drivers.enumerated().dropFirst() {
      if let what = first.difference(from: Snapshot(of: driver)) { return difference(at: place, what) }
    }
    return nil
  }

  private func settle() async -> SessionDifference? {
    do {
      try await AppDriver.settle(drivers.map(\.driver))
      return nil
    } catch {
      return difference(at: 0, "a program never becomes idle")
    }
  }

  private func difference(at place: Int, _ what: String) -> SessionDifference {
    func side(_ place: Int) -> SessionDifference.Side {
      SessionDifference.Side(pattern: drivers[place].id, frame: drivers[place].driver.frame)
    }
    return SessionDifference(steps: steps, reference: side(0), other: side(place), what: what)
  }
}

extension StepFailure {
  /// The failure in one line.
  fileprivate var summary: String {
    if case .mismatch(let expected, let seen) = self {
      return "expected '\(Excerpt.of(expected))', seen '\(Excerpt.of(seen))'"
    }
    return lines().joined(separator: " ")
  }
}
