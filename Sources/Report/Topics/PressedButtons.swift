import Fuzzing

/// How often random sessions pressed the buttons of an example while they were
/// enabled, for a report.
struct PressedButtons: Sendable, Codable, Equatable {
  /// The number of presses of a button.
  struct Button: Sendable, Codable, Equatable {
    let name: String
    var presses: Int
  }

  /// The example's name.
  let example: String
  /// The example's buttons in the order of its screens.
  private(set) var buttons: [Button]

  @MainActor
  init(_ presses: ButtonPresses) {
    example = presses.example.name
    buttons = presses.buttons.map { name in
      Button(name: name, presses: presses.count(of: name))
    }
  }

  /// Adds the presses of other sessions of the same example.
  mutating func add(_ other: PressedButtons) {
    for (place, button) in buttons.enumerated() {
      let same = other.buttons.first { $0.name == button.name }
      buttons[place].presses += same?.presses ?? 0
    }
  }

  /// Such as `Greeting: showGreeting 12`.
  var text: String {
    let texts = buttons.map { "\($0.name) \(grouped($0.presses))" }
    return "\(example): \(texts.joined(separator: ", "))"
  }
}
