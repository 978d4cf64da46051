/// A view that sends actions for user events to weakly referenced targets.
///
/// - UIKit: UIControl; renamed
public class Control: View {
  /// A user event.
  ///
  /// - UIKit: UIControl.Event; an enumeration of two events instead of an option set
  public enum Event {
    /// The user pressed the control.
    ///
    /// - UIKit: UIControl.Event.touchUpInside
    case touchUpInside
    /// The user changed the control's text.
    ///
    /// - UIKit: UIControl.Event.editingChanged
    case editingChanged
  }

  /// Whether the control accepts user events.
  ///
  /// - UIKit: UIControl.isEnabled
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  private var actions: [(event: Event, send: () -> Void)] = []

  /// Calls a method of the target at each event, as in `addTarget(self, action: Screen.didTap, for: .touchUpInside)`.
  ///
  /// The target is not retained.
  ///
  /// - UIKit: UIControl.addTarget(_:action:for:); the action is a method of the target instead of a selector and takes no sender, and there is one event instead of a set
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

  /// Calls the actions of an event, even if the control is disabled.
  public func sendActions(for event: Event) {
    for action in actions where action.event == event {
      action.send()
    }
  }
}
