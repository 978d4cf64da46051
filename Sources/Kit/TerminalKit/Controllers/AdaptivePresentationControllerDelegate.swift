/// The receiver of what the user does to leave a presented screen.
///
/// - UIKit: UIAdaptivePresentationControllerDelegate; renamed, and only the methods about leaving
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Called instead of dismissing a screen that is modal.
  ///
  /// - UIKit: UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)

  /// Called after the user, not the program, has dismissed the screen.
  ///
  /// - UIKit: UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
}

/// Both methods are optional.
extension AdaptivePresentationControllerDelegate {
  /// Does nothing.
  ///
  /// - UIKit: UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:); a default implementation instead of an optional requirement
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}

  /// Does nothing.
  ///
  /// - UIKit: UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:); a default implementation instead of an optional requirement
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
}
