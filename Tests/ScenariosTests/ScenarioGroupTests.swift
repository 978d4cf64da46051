import Driver
import MVC
import Testing

/// Several scenarios in a text: each has a heading, and a wrong one fails with its place.
@MainActor @Suite struct ScenarioGroupTests {
  @Test func `Each heading begins a scenario`() {
    let scenarios = group(
      """
      Scenario: starts empty
      see greeting ""

      Scenario: says "Scenario: x"
      tap showGreeting

      """)
    #expect(scenarios.map(\.name) == ["starts empty", "says \"Scenario: x\""])
    #expect(scenarios.map(\.script) == ["see greeting \"\"", "tap showGreeting"])
  }

  @Test(arguments: [
    "Scenaro: a second tap": "Scenaro: a second tap", "scenario: a second tap": "scenario: a second tap",
    "": "tap showGreeting", "Scenario:": "Scenario:", "Scenario": "Scenario",
  ])
  func `A misspelt or missing heading is a failure with its place`(heading: String, seen: String) async throws
  {
    let scenarios = group("Scenario: starts empty\nsee greeting \"\"\n\n\(heading)\ntap showGreeting\n")
    #expect(scenarios.map(\.name) == ["starts empty", seen])
    #expect(scenarios[0].script == "see greeting \"\"")
    let good = await ScenarioRunner.run(scenarios[0], with: MVCPattern())
    #expect(good.passed)
    let failure = try #require(await ScenarioRunner.run(scenarios[1], with: MVCPattern()).failure)
    let line = heading.isEmpty ? 5 : 4
    #expect(
      failure.text() == """
          GreetingScenarios.swift:7: line \(line) of the scenarios is '\(seen)'; a heading such as \
        'Scenario: starts empty' must stand there

        """)
  }

  @Test func `A misspelt heading without a blank line before it is one too`() async throws {
    let scenarios = group("Scenaro: x\ntap showGreeting\nScenaro: y\ntap showGreeting")
    #expect(scenarios.map(\.name) == ["Scenaro: x", "Scenaro: y"])
    for scenario in scenarios {
      #expect(await !ScenarioRunner.run(scenario, with: MVCPattern()).passed)
    }
  }

  private func group(_ text: String) -> [Scenario] {
    Scenario.scenarios(of: .greeting, text, file: "GreetingScenarios.swift", line: 7)
  }
}
