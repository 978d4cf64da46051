import Examples
import Foundation
import TerminalKit

/// Runs scenarios, each in a temporary world of its own.
@MainActor
public enum ScenarioRunner {
  /// Starts scenarios concurrently.
  ///
  /// They share the turns of ``IdleDetector``, which is much faster than running them one after the other.
  public static func start(
    _ scenarios: [Scenario], with pattern: any Pattern
  ) -> [Task<ScenarioResult, Never>] {
    scenarios.map { scenario in Task { await run(scenario, with: pattern) } }
  }

  /// Runs a scenario until the end or its first failed step.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - pattern: The pattern to run it with.
  ///   - world: The world of the program, which ends with the scenario.
  ///   - watch: Called before each step with its text, with `launch` before the start, and with an empty text at the end.
  /// - Returns: The result.
  public static func run(
    _ scenario: Scenario, with pattern: any Pattern, in world: World = World(),
    watch: (String, AppDriver) -> Void = { _, _ in }
  ) async -> ScenarioResult {
    func result(_ held: Int, of steps: Int, _ failure: ScenarioResult.Failure?) -> ScenarioResult {
      ScenarioResult(
        pattern: pattern.id, example: scenario.example, name: scenario.name, stepsHeld: held, steps: steps,
        failure: failure)
    }
    let steps: [Step]
    do {
      steps = try scenario.steps.get()
    } catch {
      return result(
        0, of: 0, ScenarioResult.Failure(number: 0, step: "", reason: .mistake(error), frame: ""))
    }
    let driver = AppDriver(
      pattern: pattern, example: scenario.example, world: world, hidesPasswords: false)
    let failure = await run(steps, on: driver, watch: watch)
    watch("", driver)
    driver.close()
    world.service?.endAll()
    try? await driver.settle()
    await world.end()
    let left = Set(driver.liveObjects).sorted().joined(separator: "\n")
    let leak = ScenarioResult.Failure(
      number: 0, step: "",
      reason: .mismatch(expected: "nothing alive after the last step", seen: left), frame: "")
    return result(
      failure.map { $0.number - 1 } ?? steps.count, of: steps.count, failure ?? (left.isEmpty ? nil : leak))
  }

  /// The frame, or the first rows of a tall one with the number of the others.
  private static func excerpt(_ frame: String) -> String {
    let rows = frame.split(separator: "\n", omittingEmptySubsequences: true)
    guard rows.count > 24 else { return frame }
    return (rows.prefix(20) + ["and \(rows.count - 20) more rows"]).joined(separator: "\n") + "\n"
  }

  private static func run(
    _ steps: [Step], on driver: AppDriver, watch: (String, AppDriver) -> Void
  ) async -> ScenarioResult.Failure? {
    var hasLaunched = false
    for (index, step) in steps.enumerated() {
      do {
        if !hasLaunched, !step.preparesLaunch {
          hasLaunched = true
          watch(Step.launch.description, driver)
          driver.launch()
          try await driver.settle()
        }
        watch(step.description, driver)
        try await driver.perform(step)
      } catch {
        return ScenarioResult.Failure(
          number: index + 1, step: step.description, reason: error, frame: Self.excerpt(driver.frame))
      }
    }
    return nil
  }
}

extension Step {
  /// Whether the step can come before the launch.
  package var preparesLaunch: Bool {
    switch self {
    case .settings, .sessionFile, .storage, .server(.holds), .server(.hasNotes): true
    default: false
    }
  }

  /// Whether the step only looks at the program.
  package var onlyLooks: Bool {
    switch self {
    case .see, .screen: true
    default: false
    }
  }
}
