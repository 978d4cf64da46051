/// A line of text that the user reads.
///
/// - UIKit: UILabel; renamed
public final class Label: View {
  /// What the label shows; it may hold any text, the renderer makes it harmless.
  ///
  /// - UIKit: UILabel.text; not optional
  public var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }
}
