/// A message with one button for each action.
///
/// - UIKit: UIAlertController; renamed, always an alert, drawn as a screen of its own, and without text fields
public final class AlertController: ViewController {
  /// The text below the title.
  ///
  /// - UIKit: UIAlertController.message; set once, by the initializer
  public let message: String?

  /// The actions in the order in which they were added, which is that of the buttons.
  ///
  /// - UIKit: UIAlertController.actions; the cancel action stays in its place
  public private(set) var actions: [AlertAction] = []

  /// Creates an alert without actions.
  ///
  /// - UIKit: UIAlertController.init(title:message:preferredStyle:); no style, as there are no action sheets
  public init(title: String?, message: String?) {
    self.message = message
    super.init()
    self.title = title
  }

  /// Adds an action below the others.
  ///
  /// - UIKit: UIAlertController.addAction(_:)
  public func addAction(_ action: AlertAction) {
    action.alert = self
    actions.append(action)
    viewIfLoaded?.addSubview(button(for: action))
  }

  public override func loadView() {
    let content = View()
    if let message {
      let label = Label(identifier: "message")
      label.text = message
      content.addSubview(label)
    }
    actions.map(button).forEach(content.addSubview)
    view = content
  }

  private func button(for action: AlertAction) -> Button {
    let button = Button(title: action.title, identifier: action.identifier)
    button.addTarget(action, action: AlertAction.run, for: .touchUpInside)
    // Return without a look must be harmless.
    if action.style == .cancel, lastFocused == nil { lastFocused = button }
    return button
  }
}
