extension Collection {
  /// The element at an offset from the first; nil behind the last.
  subscript(ifThere offset: Int) -> Element? {
    dropFirst(offset).first
  }
}
