import Examples
import Scenarios

/// Plays one scenario and marks where each step begins, for the recorder of an instrumented build.
@MainActor
public enum ScenarioPlayer {
  /// Plays a scenario; returns whether every step passed.
  public static func play(
    _ scenario: Scenario, with pattern: any Pattern, mark: (String) -> Void
  ) async -> Bool {
    let world = World()
    let driver = AppDriver(pattern: pattern, example: scenario.example, world: world, hidesPasswords: false)
    var hasLaunched = false
    var hasPassed = true
    do {
      for step in try StepParser.steps(from: scenario.script) {
        if !hasLaunched, !step.preparesLaunch {
          hasLaunched = true
          mark(Recording.launch)
          driver.launch()
          try await driver.settle()
        }
        mark(step.description)
        try await driver.perform(step)
      }
    } catch {
      hasPassed = false
    }
    mark("")
    driver.close()
    world.service?.endAll()
    try? await driver.settle()
    world.disk?.delete()
    return hasPassed
  }
}
