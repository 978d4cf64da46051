/// A rectangle of the window; the base of every widget.
///
/// A view lays its subviews out one below the other: a terminal has rows, not points.
///
/// Explicitly on the main actor: subclasses in other modules do not inherit a module's default isolation.
///
/// - UIKit: UIView; renamed, and subviews are laid out one below the other: there are no frames and no constraints
@MainActor
open class View {
  /// The name by which scripts, scenarios and tests find the view in its window.
  public var accessibilityIdentifier: String?

  /// The views inside this one, from top to bottom.
  public private(set) var subviews: [View] = []

  /// The view that holds this one.
  public private(set) weak var superview: View?

  weak var viewController: ViewController?

  /// Makes an empty view.
  ///
  /// - UIKit: UIView.init(frame:); takes an accessibility identifier instead of a frame
  public init(identifier: String? = nil) {
    accessibilityIdentifier = identifier
  }

  // Explicit for subclasses in other modules, as in `ViewController`.
  deinit {}

  /// Adds a view below the ones that are there.
  ///
  /// - UIKit: UIView.addSubview(_:); does not take the view out of an earlier superview
  public func addSubview(_ view: View) {
    view.superview = self
    subviews.append(view)
    setNeedsDisplay()
  }

  /// Tells the window that this view has to be drawn again.
  public func setNeedsDisplay() {
    window?.setNeedsDisplay()
  }

  /// Tells the window of a user action on this view.
  func tellUserAction() {
    window?.onUserAction?(self)
  }

  private var window: Window? {
    if let superview { superview.window } else { viewController?.nearestWindow }
  }

  /// The views of this tree that hold no further ones, from top to bottom.
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
