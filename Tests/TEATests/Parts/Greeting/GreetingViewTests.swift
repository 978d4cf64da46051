import Examples
import TerminalKit
import Testing

@testable import TEA

/// The view alone, with its widgets, on a store whose reducer only keeps what is sent.
struct GreetingViewTests {
  private let sent = SentActions<GreetingState, GreetingAction>()

  @Test func `a tap is an action`() {
    let view = GreetingViewController(store: Store(GreetingState(person: .davidBlaine), reducer: sent))
    view.updatePropertiesIfNeeded()
    view.screen.showGreetingButton.tap()
    #expect(sent.descriptions == ["showGreetingTapped"])
  }

  @Test func `it shows the state`() {
    let view = GreetingViewController(
      store: Store(GreetingState(person: .davidBlaine, greeting: "Hello Ada"), reducer: sent))
    view.updatePropertiesIfNeeded()
    #expect(view.screen.greetingLabel.text == "Hello Ada")
  }
}
