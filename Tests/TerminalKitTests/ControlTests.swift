import Testing

@testable import TerminalKit

@MainActor @Suite struct ControlTests {
  @MainActor private final class Target {
    private(set) var count = 0
    func act() { count += 1 }
  }

  @Test func `Actions are sent to the targets of their event`() {
    let button = Button(title: "Press")
    let (one, other) = (Target(), Target())
    button.addTarget(one, action: Target.act, for: .touchUpInside)
    button.addTarget(one, action: Target.act, for: .touchUpInside)
    button.addTarget(other, action: Target.act, for: .editingChanged)
    button.tap()
    #expect(one.count == 2)
    #expect(other.count == 0)
    button.sendActions(for: .editingChanged)
    #expect(other.count == 1)
  }
}
