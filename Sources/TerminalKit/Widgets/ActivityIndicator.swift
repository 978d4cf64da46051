/// A sign that turns while work is under way.
///
/// - UIKit: UIActivityIndicatorView; renamed
public final class ActivityIndicator: View {
  /// Whether the indicator turns; a stopped one is not seen.
  public private(set) var isAnimating = false {
    didSet { if isAnimating != oldValue { setNeedsDisplay() } }
  }

  /// Shows the indicator and has it turn.
  ///
  /// - UIKit: UIActivityIndicatorView.startAnimating()
  public func startAnimating() {
    isAnimating = true
  }

  /// Stops the indicator and hides it.
  ///
  /// - UIKit: UIActivityIndicatorView.stopAnimating()
  public func stopAnimating() {
    isAnimating = false
  }
}
