import Examples
import Scenarios
import TerminalKit
import Testing

@testable import Driver

/// Each text for the user is checked literally by some scenario, so that none of them can be misspelt unnoticed.
@MainActor @Suite struct CheckedTextTests {
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

  @Test(arguments: UserText.all)
  func `Some scenario checks each title and message`(text: UserText) throws {
    let steps = try Scenario.all.filter { $0.example == text.example }.flatMap { try $0.steps.get() }
    let seen = steps.compactMap(\.seenText)
    #expect(seen.contains { text.isPart ? $0.contains(text.text) : $0 == text.text })
  }
}

extension Step {
  /// The title or the text that the step expects to see.
  fileprivate var seenText: String? {
    switch self {
    case .see(.text(let text, _)), .see(.title(let text)): text
    default: nil
    }
  }
}
