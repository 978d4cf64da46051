/// The system's Back: a gesture of the user, which every program gets without code of its own.
extension Window {
  /// Whether the visible screen has something to go back to.
  public var canGoBack: Bool { back != nil }

  /// Goes back as the user does; returns false and does nothing if there is nothing to go back to.
  ///
  /// An alert runs its cancel action. A presented screen is dismissed and its presentation's delegate called; a modal one
  /// only calls the delegate. Otherwise, the innermost visible navigation controller pops its top.
  @discardableResult
  public func goBack() -> Bool {
    layoutIfNeeded()
    guard let back else { return false }
    onBack?()
    back()
    return true
  }

  private var back: (() -> Void)? {
    guard let frontmost = rootViewController?.frontmost else { return nil }
    if let alert = frontmost as? AlertController {
      return alert.actions.first { $0.style == .cancel }.map { cancel in { cancel.run() } }
    }
    if frontmost.presentingScreen != nil {
      let presentation = frontmost.ownPresentationController
      return {
        if frontmost.isModal {
          presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        } else {
          frontmost.dismiss()
          presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
      }
    }
    return frontmost.innermostNavigationController.map { navigation in { navigation.popViewController() } }
  }
}

extension ViewController {
  /// The innermost navigation controller on the screen that can pop.
  fileprivate var innermostNavigationController: NavigationController? {
    if let inner = embeddedChildren.lazy.compactMap(\.innermostNavigationController).last { return inner }
    return (self as? NavigationController).flatMap { $0.viewControllers.count > 1 ? $0 : nil }
  }
}
