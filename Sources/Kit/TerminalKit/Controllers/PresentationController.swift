/// The presentation of a view controller, which reports when the user goes back.
///
/// - UIKit: UIPresentationController; renamed, and it manages no views and no animation
public final class PresentationController {
  /// The receiver of the user's attempts to go back; not retained.
  ///
  /// - UIKit: UIPresentationController.delegate
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The presented view controller, which retains this object.
  ///
  /// - UIKit: UIPresentationController.presentedViewController; optional, and not retained
  public private(set) weak var presentedViewController: ViewController?

  init(presentedViewController: ViewController) {
    self.presentedViewController = presentedViewController
  }
}
