extension ViewController {
  /// Makes a view controller a child of this one; an earlier container loses it.
  ///
  /// It calls `willMove(toParent:)`. Add the child's view with `addSubview(_:)`, then call `didMove(toParent:)`.
  ///
  /// - UIKit: UIViewController.addChild(_:)
  public func addChild(_ child: ViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.setNeedsDisplay()
  }

  /// Removes this view controller from its container.
  ///
  /// Call `willMove(toParent:)` with nil and remove the view before; it calls `didMove(toParent:)`.
  ///
  /// - UIKit: UIViewController.removeFromParent()
  public func removeFromParent() {
    guard let parent else { return }
    if let navigation = parent as? NavigationController {
      navigation.setViewControllers(navigation.viewControllers.filter { $0 !== self })
    } else {
      parent.children.removeAll { $0 === self }
      self.parent = nil
      didMove(toParent: nil)
    }
  }
}
