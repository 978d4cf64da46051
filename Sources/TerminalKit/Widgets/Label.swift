/// A line of text that the user reads, named after `UILabel`.
public final class Label: View {
  /// What the label shows; it may hold any text, the renderer makes it harmless.
  public var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }
}
