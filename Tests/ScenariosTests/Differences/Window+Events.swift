import TerminalKit

@MainActor
extension Window {
  /// Runs an action at each event of a control, after the screen's own; nothing if the window has no such control.
  func after(_ event: Control.Event, of identifier: String, action: @escaping () -> Void) {
    guard let control = widget(identifier) as? Control else { return }
    control.addTarget(control, action: { _ in action }, for: event)
  }
}
