/// A view that the user acts on, named after `UIControl`: it sends actions to weakly held targets.
public class Control: View {
  /// What the user did.
  public enum Event {
    /// The user pressed the control.
    case touchUpInside
    /// The user changed the control's text.
    case editingChanged
  }

  /// Whether the control takes the user's events.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  private var actions: [(event: Event, send: () -> Void)] = []

  /// Has a method of the target called on every such event: `addTarget(self, action: Screen.didTap, for: .touchUpInside)`.
  ///
  /// The target is not retained, as in UIKit.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for event: Event
  ) {
    actions.append(
      (
        event: event,
        send: { [weak target] in
          guard let target else { return }
          action(target)()
        }
      ))
  }

  /// Calls the actions of an event, whether or not the control is enabled.
  public func sendActions(for event: Event) {
    for action in actions where action.event == event {
      action.send()
    }
  }
}
