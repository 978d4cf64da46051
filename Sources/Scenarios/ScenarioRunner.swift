import Examples
import Foundation
import TerminalKit

/// Runs scenarios, each in a world of its own that is gone afterwards.
@MainActor
public struct ScenarioRunner {
  private let way: World.Way

  /// Makes a runner.
  public init(over way: World.Way = .script) {
    self.way = way
  }

  /// Runs a scenario with a pattern until the end or the first step that does not hold.
  ///
  /// `watch` is called after each step that held, with the window as plain text.
  public func run(
    _ scenario: Scenario, with pattern: any Pattern, watch: ((Step, String) -> Void)? = nil
  ) async -> ScenarioResult {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let world: World
    do throws(StepFailure) {
      world = try World.scenario(over: way, in: folder, person: .davidBlaine)
    } catch {
      return ScenarioResult(
        pattern: pattern.id, example: scenario.example, name: scenario.name, stepsHeld: 0, steps: 0,
        failure: ScenarioResult.Failure(number: 0, step: "", reason: error, frame: ""))
    }
    let driver = AppDriver(
      pattern: pattern, example: scenario.example, world: world, hidesPasswords: false)
    let outcome = await run(scenario, on: driver, watch: watch)
    driver.close()
    world.service?.endAll()
    try? await driver.settle()
    await world.end()
    let left = driver.livingObjects.first.map { left in
      ScenarioResult.Failure(
        number: outcome.steps + 1, step: "see nothing left",
        reason: .mismatch(expected: "nothing left", seen: "\(left) is alive"), frame: "")
    }
    return ScenarioResult(
      pattern: pattern.id, example: scenario.example, name: scenario.name, stepsHeld: outcome.held,
      steps: outcome.steps, failure: outcome.failure ?? left)
  }

  /// A frame of reasonable height: of a longer one the first rows, with the number of the others.
  private static func excerpt(_ frame: String) -> String {
    let rows = frame.split(separator: "\n", omittingEmptySubsequences: true)
    guard rows.count > 24 else { return frame }
    return (rows.prefix(20) + ["and \(rows.count - 20) more rows"]).joined(separator: "\n") + "\n"
  }

  private typealias Outcome = (held: Int, steps: Int, failure: ScenarioResult.Failure?)

  private func run(_ scenario: Scenario, on driver: AppDriver, watch: ((Step, String) -> Void)?) async
    -> Outcome
  {
    let steps: [Step]
    do throws(StepMistake) {
      steps = try StepParser.steps(from: scenario.script)
      if steps.isEmpty { throw StepMistake("the scenario has no steps") }
    } catch {
      return (0, 0, ScenarioResult.Failure(number: 0, step: "", reason: .mistake(error), frame: ""))
    }
    var hasLaunched = false
    for (index, step) in steps.enumerated() {
      do {
        if !hasLaunched, !step.preparesLaunch {
          hasLaunched = true
          driver.launch()
          try await driver.settle()
        }
        try await driver.perform(step)
        watch?(step, driver.frame)
      } catch {
        let failure = ScenarioResult.Failure(
          number: index + 1, step: step.description, reason: error, frame: Self.excerpt(driver.frame))
        return (index, steps.count, failure)
      }
    }
    return (steps.count, steps.count, nil)
  }
}

extension Step {
  /// Whether the step can stand before the program is launched.
  var preparesLaunch: Bool {
    switch self {
    case .person, .sessionFile, .storage, .server(.holds): true
    default: false
    }
  }
}
