/// A control that the user presses.
///
/// - UIKit: UIButton; renamed, and the title is set once, by the initializer
public final class Button: Control {
  /// The button's text.
  public let title: String

  /// Creates an enabled button.
  public init(title: String, identifier: String? = nil) {
    self.title = title
    super.init(identifier: identifier)
  }

  /// Simulates a tap by the user; a disabled button ignores it.
  public func tap() {
    guard isEnabled else { return }
    notifyUserAction()
    sendActions(for: .touchUpInside)
  }
}
