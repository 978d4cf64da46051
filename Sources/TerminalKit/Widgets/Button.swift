/// A control that the user presses.
///
/// - UIKit: UIButton; renamed, and the title is set once, by the initializer
public final class Button: Control {
  /// The words on the button.
  public let title: String

  /// Makes an enabled button.
  public init(title: String, identifier: String? = nil) {
    self.title = title
    super.init(identifier: identifier)
  }

  /// Presses the button as the user does: a disabled one does nothing.
  public func tap() {
    guard isEnabled else { return }
    tellUserAction()
    sendActions(for: .touchUpInside)
  }
}
