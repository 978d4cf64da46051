/// A container that shows the topmost of a stack of view controllers.
///
/// - UIKit: UINavigationController; renamed, and there is no navigation bar and no back button; the user goes back with `Window.goBack()`
open class NavigationController: ViewController {
  /// The stack, the visible view controller last.
  ///
  /// - UIKit: UINavigationController.viewControllers; read-only
  public var viewControllers: [ViewController] { children }

  /// The receiver of changes; not retained.
  ///
  /// - UIKit: UINavigationController.delegate
  public weak var delegate: (any NavigationControllerDelegate)?

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
  ///
  /// - UIKit: UINavigationController.topViewController
  public var topViewController: ViewController? { children.last }

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
    guard children.count > 1, let top = topViewController else { return nil }
    setViewControllers(children.dropLast())
    return top
  }

  /// Pops and returns all view controllers above the first one.
  ///
  /// - UIKit: UINavigationController.popToRootViewController(animated:); no parameter `animated`, and the result is never nil
  @discardableResult
  public func popToRootViewController() -> [ViewController] {
    children.first.map(popToViewController) ?? []
  }

  /// Pops and returns all view controllers above one of the stack.
  ///
  /// - UIKit: UINavigationController.popToViewController(_:animated:); no parameter `animated`, and the result is never nil
  @discardableResult
  public func popToViewController(_ viewController: ViewController) -> [ViewController] {
    guard let place = children.firstIndex(where: { $0 === viewController }) else { return [] }
    let popped = Array(children[(place + 1)...])
    setViewControllers(Array(children[...place]))
    return popped
  }

  /// Replaces the whole stack; a new top appears if the stack is on the screen, and only the top's view is loaded.
  ///
  /// - UIKit: UINavigationController.setViewControllers(_:animated:); no parameter `animated`
  public func setViewControllers(_ newViewControllers: [ViewController]) {
    let oldTop = topViewController
    let removed = children.filter { old in !newViewControllers.contains { $0 === old } }
    let added = newViewControllers.filter { $0.parent !== self }
    removed.forEach { $0.willMove(toParent: nil) }
    for new in added {
      new.removeFromParent()
      new.willMove(toParent: self)
    }
    children = newViewControllers
    added.forEach { $0.parent = self }
    let isTopNew = topViewController !== oldTop && isOnScreen
    if isTopNew { replace(oldTop, isPopped: removed.contains { $0 === oldTop }) }
    for old in removed {
      old.parent = nil
      old.didMove(toParent: nil)
    }
    added.forEach { $0.didMove(toParent: self) }
    if isTopNew, let topViewController { delegate?.navigationController(self, didShow: topViewController) }
    setNeedsDisplay()
  }

  /// Shows the top of a stack that is on the screen.
  private func replace(_ oldTop: ViewController?, isPopped: Bool) {
    topViewController?.loadViewIfNeeded()
    oldTop?.beginDisappearing(isMovingFromParent: isPopped)
    topViewController?.beginAppearing()
    prepareToAppear()
    oldTop?.finishDisappearing()
    if appearance == .appeared { topViewController?.finishAppearing() }
  }

  override func prepareToAppear() {
    let top = topViewController
    top?.loadViewIfNeeded()
    // The top may have pushed another view controller in `viewDidLoad()`.
    guard top === topViewController else { return prepareToAppear() }
    for shown in view.subviews where shown !== top?.view { shown.removeFromSuperview() }
    if let top, top.view.superview !== view { view.addSubview(top.view) }
  }

  override var embeddedChildren: [ViewController] { topViewController.map { [$0] } ?? [] }
}
