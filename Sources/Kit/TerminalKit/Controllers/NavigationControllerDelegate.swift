/// The receiver of a navigation controller's changes.
///
/// - UIKit: UINavigationControllerDelegate; renamed, with one method
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after another view controller is shown, by the program or by the user's Back.
  ///
  /// - UIKit: UINavigationControllerDelegate.navigationController(_:didShow:animated:); no parameter `animated`
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController)
}

/// The method is optional.
extension NavigationControllerDelegate {
  /// Does nothing.
  ///
  /// - UIKit: UINavigationControllerDelegate.navigationController(_:didShow:animated:); a default implementation instead of an optional requirement
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {}
}
