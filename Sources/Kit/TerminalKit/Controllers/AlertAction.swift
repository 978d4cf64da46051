/// A button of an alert and what it does.
///
/// - UIKit: UIAlertAction; renamed
public final class AlertAction {
  /// The purpose of an action.
  ///
  /// - UIKit: UIAlertAction.Style; drawn alike
  public enum Style {
    /// An action without a special purpose.
    ///
    /// - UIKit: UIAlertAction.Style.default
    case `default`
    /// The action that changes nothing; the user's Back runs it, and a form focuses it first.
    ///
    /// - UIKit: UIAlertAction.Style.cancel; may be used more than once
    case cancel
    /// An action that may lose data.
    ///
    /// - UIKit: UIAlertAction.Style.destructive
    case destructive
  }

  /// The button's text.
  ///
  /// - UIKit: UIAlertAction.title; not optional
  public let title: String

  /// The purpose of the action.
  ///
  /// - UIKit: UIAlertAction.style
  public let style: Style

  /// The button's accessibility identifier.
  public let identifier: String?

  weak var alert: AlertController?
  private let handler: ((AlertAction) -> Void)?

  /// Creates an action; the handler runs after the alert is dismissed.
  ///
  /// - UIKit: UIAlertAction.init(title:style:handler:); takes an accessibility identifier
  public init(
    title: String, style: Style, identifier: String? = nil, handler: ((AlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.identifier, self.handler) = (title, style, identifier, handler)
  }

  /// Dismisses the alert, then calls the handler; a second tap does nothing.
  func run() {
    guard let alert, let presenting = alert.presentingViewController else { return }
    presenting.dismiss()
    handler?(self)
  }
}
