/// A spinner that shows that work is in progress.
///
/// - UIKit: UIActivityIndicatorView; renamed
public final class ActivityIndicator: View {
  /// Whether the indicator spins; a stopped one is hidden.
  public private(set) var isAnimating = false {
    didSet { if isAnimating != oldValue { setNeedsDisplay() } }
  }

  /// Shows and starts the indicator.
  ///
  /// - UIKit: UIActivityIndicatorView.startAnimating()
  public func startAnimating() {
    isAnimating = true
  }

  /// Stops and hides the indicator.
  ///
  /// - UIKit: UIActivityIndicatorView.stopAnimating()
  public func stopAnimating() {
    isAnimating = false
  }
}
