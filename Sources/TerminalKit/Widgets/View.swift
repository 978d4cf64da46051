/// The base class of all widgets.
///
/// Subviews are laid out one below the other.
///
/// `@MainActor` is explicit: subclasses in other modules do not inherit a module's default isolation.
///
/// - UIKit: UIView; renamed, and subviews are laid out one below the other: there are no frames and no constraints
@MainActor
open class View {
  /// The identifier by which scripts, scenarios and tests find the view in its window.
  public var accessibilityIdentifier: String?

  /// The subviews, from top to bottom.
  public private(set) var subviews: [View] = []

  /// The parent view.
  public private(set) weak var superview: View?

  weak var viewController: ViewController?

  /// Creates an empty view.
  ///
  /// - UIKit: UIView.init(frame:); takes an accessibility identifier instead of a frame
  public init(identifier: String? = nil) {
    accessibilityIdentifier = identifier
  }

  // Explicit for subclasses in other modules, as in `ViewController`.
  deinit {}

  /// Adds a view below the other subviews.
  ///
  /// - UIKit: UIView.addSubview(_:); does not take the view out of an earlier superview
  public func addSubview(_ view: View) {
    view.superview = self
    subviews.append(view)
    setNeedsDisplay()
  }

  /// Schedules a redraw of the window.
  public func setNeedsDisplay() {
    window?.setNeedsDisplay()
  }

  /// Notifies the window's `onUserAction`.
  func notifyUserAction() {
    window?.onUserAction?(self)
  }

  private var window: Window? {
    if let superview { superview.window } else { viewController?.nearestWindow }
  }

  /// The leaves of this view tree, from top to bottom.
  public var widgets: [View] {
    var widgets: [View] = []
    collectWidgets(into: &widgets)
    return widgets
  }

  private func collectWidgets(into widgets: inout [View]) {
    if subviews.isEmpty { widgets.append(self) }
    for view in subviews { view.collectWidgets(into: &widgets) }
  }
}
