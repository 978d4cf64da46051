import Examples

extension Card {
  /// The types of all examples' data, which all patterns share.
  static let sharedEntities = Example.all.flatMap(\.entities).map { "\($0)" }
}
