extension Measure {
  /// The number of types, protocols included.
  public static let types = Measure("types", "Counts \(counted), protocols included.") {
    Figure(types: $0.counted)
  }
}
