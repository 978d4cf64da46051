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

  /// Adds a view below the other subviews; an earlier superview loses it.
  ///
  /// If a view controller on the screen owns this view, that of an added view appears.
  ///
  /// - UIKit: UIView.addSubview(_:); an added view's controller gets `viewDidAppear()` at once
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    if let owner, owner.isOnScreen {
      for controller in view.controllers where controller.appearance == .disappeared {
        controller.beginAppearing()
        if owner.appearance == .appeared { controller.finishAppearing() }
      }
    }
    setNeedsDisplay()
  }

  /// Removes the view from its superview; its view controller disappears.
  ///
  /// - UIKit: UIView.removeFromSuperview()
  public func removeFromSuperview() {
    guard let superview else { return }
    let disappearing = controllers.filter { $0.appearance == .appeared }
    disappearing.forEach { $0.beginDisappearing(isMovingFromParent: true) }
    superview.setNeedsDisplay()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    disappearing.forEach { $0.finishDisappearing() }
  }

  /// Whether this is the other view or one of its direct or indirect subviews.
  ///
  /// - UIKit: UIView.isDescendant(of:)
  public func isDescendant(of view: View) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Schedules a redraw of the window.
  public func setNeedsDisplay() {
    window?.setNeedsDisplay()
  }

  /// Notifies the window's `onUserAction`.
  func notifyUserAction() {
    window?.onUserAction?(self)
  }

  var window: Window? {
    if let superview { superview.window } else { viewController?.nearestWindow }
  }

  /// The controller of this view or of the nearest superview that has one.
  private var owner: ViewController? { viewController ?? superview?.owner }

  /// The topmost view controllers of this view tree.
  private var controllers: [ViewController] {
    viewController.map { [$0] } ?? subviews.flatMap(\.controllers)
  }

  /// The leaves of this view tree, from top to bottom.
  public var widgets: [View] {
    var widgets: [View] = []
    collectWidgets(into: &widgets)
    return widgets
  }

  /// The first leaf with an accessibility identifier.
  func widget(_ identifier: String) -> View? {
    if subviews.isEmpty { return accessibilityIdentifier == identifier ? self : nil }
    for view in subviews {
      if let widget = view.widget(identifier) { return widget }
    }
    return nil
  }

  private func collectWidgets(into widgets: inout [View]) {
    if subviews.isEmpty { widgets.append(self) }
    for view in subviews { view.collectWidgets(into: &widgets) }
  }
}
