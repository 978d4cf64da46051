/// A container that shows the topmost of a stack of view controllers.
///
/// - UIKit: UINavigationController; renamed, and there is no navigation bar, no back button and no delegate
open class NavigationController: ViewController {
  /// The stack, the visible view controller last.
  public private(set) var viewControllers: [ViewController] = []

  /// Creates a stack of one view controller.
  ///
  /// - UIKit: UINavigationController.init(rootViewController:)
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController])
  }

  /// Creates an empty stack.
  ///
  /// - UIKit: UINavigationController.init()
  public override init() {
    super.init()
  }

  // Explicit for subclasses in other modules, as in `ViewController`.
  deinit {}

  /// The top of the stack.
  public var topViewController: ViewController? { viewControllers.last }

  public override var visibleViewController: ViewController? { topViewController?.visibleViewController }

  /// Pushes a view controller.
  ///
  /// - UIKit: UINavigationController.pushViewController(_:animated:); no parameter `animated`
  public func pushViewController(_ viewController: ViewController) {
    setViewControllers(viewControllers + [viewController])
  }

  /// Pops and returns the topmost view controller, unless it is the only one.
  ///
  /// - UIKit: UINavigationController.popViewController(animated:); no parameter `animated`
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast())
    return top
  }

  /// Replaces the whole stack.
  ///
  /// - UIKit: UINavigationController.setViewControllers(_:animated:); no parameter `animated`
  public func setViewControllers(_ newViewControllers: [ViewController]) {
    let oldTop = topViewController
    for old in viewControllers where !newViewControllers.contains(where: { $0 === old }) {
      old.parent = nil
    }
    viewControllers = newViewControllers
    for new in newViewControllers {
      new.parent = self
    }
    // Outside a window, `viewWillAppear()` is called later, when the stack is shown.
    if topViewController !== oldTop, window != nil || parent != nil {
      oldTop?.viewDidDisappear()
      viewWillAppear()
    }
    setNeedsDisplay()
  }

  public override func viewWillAppear() {
    topViewController?.loadViewIfNeeded()
    topViewController?.viewWillAppear()
  }

  public override func viewDidDisappear() {
    topViewController?.viewDidDisappear()
  }
}
