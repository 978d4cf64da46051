extension Measure {
  package static let widgetFreeShare = Measure(
    "logic free of widgets", in: .percent,
    """
    Divides the lines of the logic's types (the view's where it has none) that need no widget, not even through \
    a concrete type that they need, by those of all of them; a protocol or a function that they are handed ends the search.
    """,
    range: { $0.range(ofLogicWithout: .widgets) },
    .code(\.shareOfLogicWithoutWidgets))
}
