/// A read-only text.
///
/// - UIKit: UILabel; renamed
public final class Label: View {
  /// The label's text; the renderer escapes control characters.
  ///
  /// - UIKit: UILabel.text; not optional
  public var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }
}
