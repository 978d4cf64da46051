import Examples
import Scenarios
import TerminalKit
import Testing

@testable import Driver

/// The scenarios reject wrong patterns, and each scenario rejects at least one.
@MainActor @Suite struct WrongPatternTests {
  @Test(arguments: WrongPattern.all)
  func `Some scenario rejects a defect`(wrong: WrongPattern) async {
    for scenario in wrong.scenarios where await rejects(scenario, wrong) { return }
    Issue.record("no scenario rejects \(wrong.testDescription)")
  }

  @Test(arguments: Scenario.all)
  func `A scenario rejects some defect`(scenario: Scenario) async {
    for wrong in WrongPattern.all where wrong.affects(scenario.example) {
      if await rejects(scenario, wrong) { return }
    }
    Issue.record("no defect fails \(scenario.testDescription)")
  }

  @Test(arguments: Example.all)
  func `Some scenario checks each caption of the shared screens, and that a password shows dots`(
    example: Example
  ) throws {
    let steps = try Scenario.all.filter { $0.example == example }.flatMap { try $0.steps.get() }
    for widget in example.screens.flatMap({ $0.view().widgets }) {
      let identifier = widget.accessibilityIdentifier ?? ""
      if let button = widget as? Button {
        #expect(steps.contains(.see(.text(button.title, widget: identifier))))
      } else if let field = widget as? TextField {
        #expect(steps.contains(.see(.placeholder(field.placeholder, widget: identifier))))
        #expect(
          !field.isSecureTextEntry || steps.contains { "\($0)".hasPrefix("see \(identifier) \"•") })
      }
    }
  }

  private func rejects(_ scenario: Scenario, _ wrong: WrongPattern) async -> Bool {
    let result = await ScenarioRunner.run(scenario, with: wrong.pattern)
    if case .mistake(let mistake) = result.failure?.reason { #expect(result.steps > 0, "\(mistake.message)") }
    return !result.passed
  }
}
