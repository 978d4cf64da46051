/// A controller that shows the topmost of a stack of screens.
///
/// - UIKit: UINavigationController; renamed, and there is no navigation bar, no back button and no delegate
open class NavigationController: ViewController {
  /// The screens of the stack, the visible one last.
  public private(set) var viewControllers: [ViewController] = []

  /// Makes a stack of one screen.
  ///
  /// - UIKit: UINavigationController.init(rootViewController:)
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController])
  }

  /// Makes an empty stack.
  ///
  /// - UIKit: UINavigationController.init()
  public override init() {
    super.init()
  }

  // Explicit for subclasses in other modules, as in `ViewController`.
  deinit {}

  /// The visible screen.
  public var topViewController: ViewController? { viewControllers.last }

  public override var visibleViewController: ViewController? { topViewController?.visibleViewController }

  /// Puts a screen on top of the stack.
  ///
  /// - UIKit: UINavigationController.pushViewController(_:animated:); no parameter `animated`
  public func pushViewController(_ viewController: ViewController) {
    setViewControllers(viewControllers + [viewController])
  }

  /// Takes the topmost screen away and returns it; the last one stays.
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
    // Off screen nothing appears: the window tells the stack once it is shown.
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
