import Driver
import Examples
import TerminalKit

/// How often random sessions pressed each button of an example while it was enabled.
public struct ButtonPresses: Sendable, Equatable {
  /// The example.
  public let example: Example
  /// The numbers of presses by the buttons' identifiers.
  private var counts: [String: Int] = [:]

  init(of example: Example) {
    self.example = example
  }

  /// The identifiers of the example's buttons, each once, in the order of its screens.
  @MainActor
  public var buttons: [String] {
    var found: [String] = []
    for widget in example.screens.flatMap({ $0.view().widgets }) where widget is Button {
      guard let identifier = widget.accessibilityIdentifier, !found.contains(identifier) else { continue }
      found.append(identifier)
    }
    return found
  }

  /// The number of presses of a button; a button that was never pressed has 0.
  public func count(of button: String) -> Int { counts[button] ?? 0 }

  /// Counts a step if it presses a button that is enabled in a program's window.
  @MainActor
  mutating func add(_ step: Step, in driver: AppDriver) {
    let identifier: String
    switch step {
    case .tap(let button), .doubleTap(let button): identifier = button
    default: return
    }
    guard let button = driver.window?.widget(identifier) as? Button, button.isEnabled else { return }
    counts[identifier, default: 0] += 1
  }

  /// Adds the presses of another session.
  mutating func add(_ other: ButtonPresses) {
    counts.merge(other.counts) { $0 + $1 }
  }
}
