/// The program's window: one root view controller, one visible screen.
///
/// - UIKit: UIWindow; renamed, and there is no scene and no key window
public final class Window {
  /// A counter of changes: while it stays the same, nothing in the window has changed.
  public private(set) var revision = 0

  /// Called after every change, for a session that draws the window.
  public var onNeedsDisplay: (() -> Void)?

  /// Called when the user has edited a field, and when the user is about to press an enabled button.
  public var onUserAction: ((View) -> Void)?

  /// A line below a screen, such as a hint; it belongs to the command, not to the screen.
  public var footer: ((ViewController) -> String?)?

  /// The controller at the root of the window; none before it is first set, and once the window is closed.
  ///
  /// Setting it shows the new controller's screen in place of the old one's.
  ///
  /// - UIKit: UIWindow.rootViewController
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { replace(oldValue) } }
  }

  /// Makes a window that shows nothing yet.
  public init() {}

  /// Opens a window on a root view controller.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    replace(nil)
  }

  /// The controller of the visible screen; none once the window is closed.
  public var visibleViewController: ViewController? {
    rootViewController?.visibleViewController
  }

  /// The widgets of the visible screen, from top to bottom.
  public var widgets: [View] {
    visibleViewController?.view.widgets ?? []
  }

  /// The visible widget with that identifier.
  public func widget(_ identifier: String) -> View? {
    for widget in widgets where widget.accessibilityIdentifier == identifier { return widget }
    return nil
  }

  /// Brings the widgets up to date with what the visible screen observes.
  public func layoutIfNeeded() {
    var updated: ViewController?
    // An update may itself move on to another screen.
    while let visible = visibleViewController, visible !== updated {
      visible.updatePropertiesIfNeeded()
      updated = visible
    }
  }

  /// Closes the window: the screen disappears and its controllers are let go.
  public func close() {
    rootViewController = nil
  }

  private func replace(_ old: ViewController?) {
    old?.window = nil
    old?.viewDidDisappear()
    rootViewController?.window = self
    rootViewController?.loadViewIfNeeded()
    rootViewController?.viewWillAppear()
    layoutIfNeeded()
    setNeedsDisplay()
  }

  func setNeedsDisplay() {
    revision += 1
    onNeedsDisplay?()
  }
}
