import Catalog
import CodeGraph

/// The JSON of all recorded scenarios for the page's script.
struct PlayData: Encodable {
  /// A scenario of an example.
  struct Scenario: Encodable {
    /// The id of the example.
    let example: String
    let name: String
    /// The id of the element with the windows.
    let windows: String
    /// The number of the step that starts the program, from 1; 0 if none does.
    let launch: Int
    /// The ids of the sequences, by the ids of their patterns.
    var sequences: [Card.ID: String]
  }

  /// The id of the element with the JSON.
  static let id = "sequence-data"

  /// In the order of the recordings.
  let scenarios: [Scenario]
  /// By the ids of their elements; among them those of the launches.
  private(set) var sequences: [String: SequenceData] = [:]
  /// The different messages of all sequences.
  private(set) var messages = PlayMessages()

  init(scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  /// Adds a sequence with its messages.
  ///
  /// - Parameters:
  ///   - played: The sequence.
  ///   - windows: The windows of its scenario; nil for a launch, which several
  ///     have.
  ///   - address: The address of a line that the page shows.
  mutating func add(
    _ played: PlayedSequence,
    windows: ScenarioWindows?,
    address: (Place) -> LineAddress?
  ) {
    let steps = played.sequence.steps.enumerated().map { place, step in
      let window = windows?.number(of: step.recorded.window, afterStep: place)
      return self.step(step, window: window, address: address)
    }
    sequences[played.sequence.head.id] = SequenceData(
      of: played.card,
      steps: steps)
  }

  private mutating func step(
    _ step: PageSequence.Step,
    window: Int?,
    address: (Place) -> LineAddress?
  ) -> SequenceData.Step {
    var data = SequenceData.Step(text: step.recorded.text, window: window)
    switch step.content {
    case .same(let other): data.same = other
    case .messages(let messages):
      data.id = step.id
      data.messages = messages.map { message in
        self.messages.number(of: PlayMessage(message, address: address))
      }
      data.calls = messages.map(\.call.count).reduce(0, +)
      data.files = step.recorded.filesToFollow.count
    }
    return data
  }
}
