import Foundation

/// A window with one root view controller and one visible screen.
///
/// - UIKit: UIWindow; renamed, and there is no scene and no key window
public final class Window {
  /// The number of changes so far; equal values mean that nothing has changed.
  public private(set) var revision = 0
  private var laidOutRevision = 0

  /// Called after every change, to redraw the window.
  public var onNeedsDisplay: (() -> Void)?

  /// Called after the user has edited a field, and before an enabled button sends its action.
  public var onUserAction: ((View) -> Void)?

  /// Called before ``goBack()`` takes effect.
  public var onBack: (() -> Void)?

  /// Called when the system asks the running program to open a link; nil if the program opens none.
  ///
  /// - UIKit: UISceneDelegate.scene(_:openURLContexts:); a closure of the window, as there is no scene
  public var onOpenURL: ((URL) -> Void)?

  /// The lines below a screen, such as a hint; the command sets them, not the pattern.
  public var footer: ((ViewController) -> String?)?

  /// The root of the controller hierarchy; nil before it is set and after the window is closed.
  ///
  /// Setting it shows the new controller's screen.
  ///
  /// - UIKit: UIWindow.rootViewController
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { replace(oldValue) } }
  }

  /// Creates a window without a screen.
  public init() {}

  /// Creates a window that shows a root view controller.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    replace(nil)
  }

  /// The controller of the visible screen, a presented one before others; nil after the window is closed.
  public var visibleViewController: ViewController? {
    rootViewController?.frontmost.visibleViewController
  }

  /// The visible screen's widgets, from top to bottom.
  public var widgets: [View] {
    visibleViewController?.view.widgets ?? []
  }

  /// The visible screen's widget with an accessibility identifier.
  public func widget(_ identifier: String) -> View? {
    visibleViewController?.view.widget(identifier)
  }

  /// Runs pending property updates of the visible screen and lays out its tables.
  public func layoutIfNeeded() {
    guard revision != laidOutRevision else { return }
    // An update may schedule others, for the next call.
    laidOutRevision = revision
    var updated: ViewController?
    // An update may show another screen.
    while let visible = visibleViewController, visible !== updated {
      rootViewController?.frontmost.updateVisiblePropertiesIfNeeded()
      updated = visible
    }
    for case let table as TableView in widgets { table.layoutRows() }
  }

  /// Closes the window and releases its controllers.
  public func close() {
    rootViewController = nil
  }

  private func replace(_ old: ViewController?) {
    if old?.presentedScreen != nil { old?.dismiss() }
    old?.window = nil
    old?.disappear()
    rootViewController?.window = self
    rootViewController?.appearWithPresented()
    setNeedsDisplay()
    layoutIfNeeded()
  }

  func setNeedsDisplay() {
    revision += 1
    onNeedsDisplay?()
  }
}
