extension Measure {
  /// The share of the logic's lines that needs no widgets, not even through a concrete type.
  public static let widgetFreeShare = Measure(
    "logic free of widgets", in: .percent,
    """
    Divides the lines of the logic's types (the view's where it has none) that need no widget, not even through \
    a concrete type that they need, by those of all of them.
    """
  ) {
    $0.shareOfLogic(without: [.widgets])
  }
}
