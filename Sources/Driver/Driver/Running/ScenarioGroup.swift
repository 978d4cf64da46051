import Examples

/// Several scenarios in a text: the heading of each, then its steps, and a blank line before the next.
struct ScenarioGroup {
  /// One scenario of the text.
  private struct Story {
    let name: String
    var steps: [String] = []
    /// The error in its heading; nil for a good one.
    var mistake: StepMistake?
  }

  /// The words before the name of a scenario.
  private static let heading = "Scenario: "

  private let example: Example
  /// The place of the text in the code, such as `Scenarios/GreetingScenarios.swift:7`.
  private let place: String
  private var stories: [Story] = []

  /// Divides a text; a heading must stand at its start and after each blank line.
  init(of example: Example, _ text: String, at place: String) {
    (self.example, self.place) = (example, place)
    var isAfterBlank = true
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) {
        isAfterBlank = true
      } else if isAfterBlank || Self.looksLikeHeading(line) {
        stories.append(story(headed: String(line), number: index + 1))
        isAfterBlank = false
      } else {
        stories[stories.count - 1].steps.append(String(line))
      }
    }
  }

  /// The scenarios; one with a wrong heading fails with the heading's place.
  var scenarios: [Scenario] {
    stories.map { story in
      let script = story.steps.joined(separator: "\n")
      guard let mistake = story.mistake else { return Scenario(example, story.name, script) }
      return Scenario(example, story.name, script, failing: mistake)
    }
  }

  /// Whether a line is no step: no step's first word ends with a colon.
  private static func looksLikeHeading(_ line: Substring) -> Bool {
    line.split(separator: " ").first?.hasSuffix(":") ?? false
  }

  private func story(headed line: String, number: Int) -> Story {
    let name = line.dropFirst(Self.heading.count)
    if line.hasPrefix(Self.heading), !name.allSatisfy(\.isWhitespace) { return Story(name: String(name)) }
    let mistake = StepMistake(
      """
      \(place): line \(number) of the scenarios is '\(line)'; a heading such as '\(Self.heading)starts empty' must \
      stand there
      """)
    return Story(name: line, mistake: mistake)
  }
}
