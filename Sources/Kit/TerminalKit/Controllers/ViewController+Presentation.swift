/// Presentation: a presented screen covers the window.
///
/// As below a sheet in UIKit, the presenting view controller neither disappears nor appears again.
extension ViewController {
  /// The view controller that this one or one of its containers presents.
  ///
  /// - UIKit: UIViewController.presentedViewController
  public var presentedViewController: ViewController? { presentedScreen ?? parent?.presentedViewController }

  /// The view controller that presents this one or one of its containers: a container rather than its child.
  ///
  /// - UIKit: UIViewController.presentingViewController
  public var presentingViewController: ViewController? {
    presentingScreen ?? parent?.presentingViewController
  }

  /// The presentation of this view controller or of its outermost container, for a delegate.
  ///
  /// - UIKit: UIViewController.presentationController; never nil, and only its delegate can be set
  public var presentationController: PresentationController? {
    parent?.presentationController ?? ownPresentationController
  }

  /// Shows a view controller above the whole window, until it is dismissed.
  ///
  /// - UIKit: UIViewController.present(_:animated:completion:); no parameters `animated` and `completion`, always a sheet that covers the window; while something is presented, it is presented above that instead of being refused with a warning
  public func present(_ viewController: ViewController) {
    precondition(
      viewController.parent == nil && viewController.presentingScreen == nil && viewController.window == nil,
      "Present a view controller that is not shown already.")
    if let presentedViewController { return presentedViewController.present(viewController) }
    if let parent { return parent.present(viewController) }
    presentedScreen = viewController
    viewController.presentingScreen = self
    if isOnScreen { viewController.appear() }
    setNeedsDisplay()
  }

  /// Dismisses what this view controller presents and everything above it; if it presents nothing, it dismisses itself.
  ///
  /// `completion` runs when it is gone, after `viewDidDisappear`; not at all if there is nothing to dismiss.
  ///
  /// - UIKit: UIViewController.dismiss(animated:completion:); no parameter `animated`, and `completion` runs before the call returns
  public func dismiss(completion: (() -> Void)? = nil) {
    if let presentedScreen {
      if presentedScreen.presentedScreen != nil { presentedScreen.dismiss() }
      presentedScreen.beginDisappearing()
      self.presentedScreen = nil
      setNeedsDisplay()
      presentedScreen.finishDisappearing()
      presentedScreen.presentingScreen = nil
      completion?()
    } else if presentedViewController != nil {
      parent?.dismiss(completion: completion)
    } else {
      presentingViewController?.dismiss(completion: completion)
    }
  }

  /// Shows this screen and those that are presented above it already.
  func appearWithPresented() {
    appear()
    presentedScreen?.appearWithPresented()
  }

  /// The last one of the view controllers that are presented above each other, or this one.
  var frontmost: ViewController { presentedScreen?.frontmost ?? self }

  /// Whether this view controller or a child on its screen is modal.
  var isModal: Bool { isModalInPresentation || embeddedChildren.contains { $0.isModal } }
}
