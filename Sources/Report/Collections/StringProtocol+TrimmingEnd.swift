extension StringProtocol {
  /// The text without the spaces at its end.
  func trimmingEnd() -> String {
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...end])
  }
}
