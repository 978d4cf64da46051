extension Figure {
  /// A figure of another value that counts some of as many places.
  package func with(_ value: Double) -> Figure {
    let figure = Figure(value: value)
    guard let total, let totalName else { return figure }
    return figure.of(total, totalName)
  }
}
